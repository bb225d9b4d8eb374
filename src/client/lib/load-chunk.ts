/**
 * Loads a chunk on demand and uses it. If it is missing, the reload guard reports that and it is loaded again when the
 * reader retries; or `onMissing` runs instead, if there is one.
 */
export function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  use: (chunk: Chunk) => void,
  onMissing?: () => void,
): void {
  const tryLoad = async () => {
    // After the guard has handled a failure, the bundler's loader resolves with `undefined`.
    const chunk: Chunk | undefined = await load()
    if (chunk) use(chunk)
    else if (onMissing) onMissing()
    else document.addEventListener('chunk:retried', tryLoad, { once: true })
  }
  void tryLoad()
}
