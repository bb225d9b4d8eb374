/**
 * Puts our own play button on the film's poster, in place of the browser's controls, which appear with the film.
 * Without a script the controls are there from the start.
 *
 * @returns its teardown
 */
export function filmPlay(root: ParentNode = document): () => void {
  const video = root.querySelector<HTMLVideoElement>('[data-film]')
  const button = root.querySelector<HTMLButtonElement>('[data-film-play]')
  if (!video || !button) return () => {}
  const begin = () => {
    video.controls = true
    button.remove()
  }
  const play = () => {
    begin()
    video.focus()
    // A browser that saves data may refuse; then the controls are shown, and the film can be started there.
    video.play().catch(() => {})
  }
  video.controls = false
  button.hidden = false
  button.addEventListener('click', play)
  video.addEventListener('play', begin)
  return () => {
    button.removeEventListener('click', play)
    video.removeEventListener('play', begin)
  }
}
