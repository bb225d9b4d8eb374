import { envField } from 'astro/config'
import { settingRules } from '../shared/settings.ts'

/** The public settings with their types, for `astro:env`. `configuration()` checks their values before. */
export const envSchema = Object.fromEntries(
  Object.keys(settingRules)
    .filter(name => name.startsWith('PUBLIC_'))
    .map(name => [name, envField.string({ context: 'client', access: 'public', optional: true })]),
)
