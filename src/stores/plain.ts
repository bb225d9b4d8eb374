/** Keeps a plain string as it is; an empty one is not kept at all. */
export const plain = { decode: (value: string) => value, encode: (value: string) => value || undefined }
