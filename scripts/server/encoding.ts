/** The compressions, in the host's order of preference. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Chooses the compression from an `Accept-Encoding` header: `br` before `gzip`, and neither if its weight is 0.
 *
 *     chooseEncoding('gzip, deflate, br;q=0') // => 'gzip'
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights = new Map(
    (header ?? '').split(',').map(item => {
      const [name = '', ...params] = item.split(';').map(part => part.trim().toLowerCase())
      const weight = params.find(param => param.startsWith('q='))?.slice(2) ?? '1'
      return [name, Number(weight)]
    }),
  )
  const accepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return accepted('br') ? 'br' : accepted('gzip') ? 'gzip' : 'identity'
}
