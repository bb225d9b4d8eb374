/** Stores a plain string unchanged. An empty one is not stored. */
export const plain = { decode: (value: string) => value, encode: (value: string) => value || undefined }
