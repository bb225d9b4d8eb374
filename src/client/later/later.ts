/**
 * Loads a chunk of the script that is not needed at once, and uses it. One that does not come is answered by the reload
 * guard, and asked for again when the reader tries again; or what was asked for is done `onMissing`, as without a script.
 */
export function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  use: (chunk: Chunk) => void,
  onMissing?: () => void,
): void {
  const tryLoad = async () => {
    // Once the guard has answered a failure, the bundler's loader resolves with nothing.
    const chunk: Chunk | undefined = await load()
    if (chunk) use(chunk)
    else if (onMissing) onMissing()
    else document.addEventListener('chunk:retried', tryLoad, { once: true })
  }
  void tryLoad()
}
