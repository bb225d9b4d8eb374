/**
 * Shows the captions in the page's language when the film starts. A `default` track would be fetched with the page, and
 * nothing of the film should load before it is played. Without a script the player's own menu offers the captions.
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
