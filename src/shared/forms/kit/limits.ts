/**
 * Limits for every form. Bytes are raw bytes; lengths are UTF-16 units, as the `maxlength` attribute counts.
 *
 * The host passes a body on in base64 and refuses more than 6 MiB of that, which is 4.5 MiB of raw bytes: `bodyBytes`
 * is that limit, and its difference to `fileBytes` is far more than all texts together.
 */
export const limits = {
  files: 5,
  fileBytes: 4 * 1024 * 1024,
  bodyBytes: 4.5 * 1024 * 1024,
  jsonBytes: 512 * 1024,
  /** The number of fields and files in one body, which is checked before any is read. */
  fields: 300,
  /** The number of characters in a field's name. */
  fieldName: 100,
  fileName: 80,
  /** A person's given or family name. */
  name: 80,
  email: 254,
  phone: 40,
} as const
