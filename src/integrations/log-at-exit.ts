/** Logs a text when the build exits, below everything else, so that it is easy to find in the host's log. */
export const logAtExit = (text: string) => process.once('exit', () => console.error(text))
