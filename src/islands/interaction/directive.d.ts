import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, focus, key, input or submit inside the island. */
    'client:interaction'?: boolean
  }
}
