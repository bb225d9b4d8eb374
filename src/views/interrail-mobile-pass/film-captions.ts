/**
 * Shows the captions of the page's language when the film starts. A `default` track would be fetched with the
 * page, and the film costs nothing before it is played; without a script the player's own menu has them.
 *
 * @returns its teardown
 */
export function filmCaptions(root: ParentNode = document): () => void {
  const video = root.querySelector<HTMLVideoElement>('[data-film]')
  const show = () => {
    const own = video?.textTracks[0]
    if (own && [...(video?.textTracks ?? [])].every(track => track.mode === 'disabled')) own.mode = 'showing'
  }
  video?.addEventListener('play', show, { once: true })
  return () => video?.removeEventListener('play', show)
}
