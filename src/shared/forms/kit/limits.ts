/**
 * Limits for every form. Bytes are counted raw; lengths are UTF-16 units, as the `maxlength` attribute counts.
 *
 * The host passes a body on in base64 and refuses more than 6 MiB of that, which is 4.5 MiB of ours:
 * `bodyBytes` is that ceiling, and what it leaves above `fileBytes` is far more than every text together.
 */
export const limits = {
  files: 5,
  fileBytes: 4 * 1024 * 1024,
  bodyBytes: 4.5 * 1024 * 1024,
  jsonBytes: 512 * 1024,
  /** Fields and files of one body, before any is looked at. */
  fields: 300,
  /** Characters in a field's name. */
  fieldName: 100,
  fileName: 80,
  email: 254,
  phone: 40,
} as const
