/** Stores a plain string unchanged. An empty one is not stored. */
export const stringCodec = { decode: (value: string) => value, encode: (value: string) => value || undefined }
