/** The last thing that a build says, below all else, so that whoever reads the host's log finds it. */
export const logAtExit = (line: string) => process.once('exit', () => console.error(line))
