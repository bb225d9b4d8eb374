import { describe, expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

describe('escapeHtml', () => {
  it('escapes every character with a meaning in markup', () => {
    expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;')
  })

  it('leaves Nordic letters unchanged', () => {
    expect(escapeHtml('Åndalsnes, Bodø, Skærbæk')).toBe('Åndalsnes, Bodø, Skærbæk')
  })
})
