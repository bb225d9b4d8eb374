/** Logs a line when the build exits, below everything else, so that it is easy to find in the host's log. */
export const logAtExit = (line: string) => process.once('exit', () => console.error(line))
