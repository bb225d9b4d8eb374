/** The folder with a backend's content, in files like those of `content/`. Every build recreates it. */
export const backendFolder = '.astro/backend'
