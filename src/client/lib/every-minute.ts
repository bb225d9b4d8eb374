const minute = 60_000

/** Calls a function at every full minute, when campaigns begin and end. Returns a function that stops it. */
export function everyMinute(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        run()
        wait()
      },
      minute - (Date.now() % minute),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
