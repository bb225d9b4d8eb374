/** Where a build keeps what a content backend gave, in files as those of `content/`: made anew each time. */
export const backendFolder = '.astro/backend'
