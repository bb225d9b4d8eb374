/**
 * Loads a chunk of the script that is not needed at once, and uses it. One that does not come is answered by the reload
 * guard, and asked for again when the reader tries again; or what was asked for is done `otherwise`, as without a script.
 */
export function later<Chunk>(
  load: () => Promise<Chunk>,
  use: (chunk: Chunk) => void,
  otherwise?: () => void,
): void {
  const attempt = async () => {
    // Once the guard has answered a failure, the bundler's loader resolves with nothing.
    const chunk: Chunk | undefined = await load()
    if (chunk) use(chunk)
    else if (otherwise) otherwise()
    else document.addEventListener('chunk:retried', attempt, { once: true })
  }
  void attempt()
}
