/**
 * Loads a part of the script that is not needed at once, and uses it. One that does not come is answered by the reload
 * guard, and asked for again when the reader tries again.
 */
export function later<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  const attempt = async () => {
    // Once the guard has answered a failure, the bundler's loader resolves with nothing.
    const part: Part | undefined = await load()
    if (part) use(part)
    else document.addEventListener('part:retried', attempt, { once: true })
  }
  void attempt()
}
