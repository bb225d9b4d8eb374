import type { AstroIntegration } from 'astro'

/** Adds `client:interaction`: an island loads its code when somebody first touches it. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'perrong:interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        // A path from the project's root: the bundler does not take a URL here.
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction/interaction.ts' })
      },
    },
  }
}
