import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { lifeDiagram } from './life.ts'
import { numberPicture } from './numbers.ts'
import { phone, phonePicture } from './phone.ts'
import { steps } from './screens.ts'

const names = ['passNumber', 'coverNumber', 'idNumber', 'pin'] as const
const moments = [0, 0.25, 0.5, 0.75, 1]
const labels = {
  title: 'Title',
  bought: 'Bought',
  added: 'Added',
  connected: 'Connected',
  activated: 'Activated',
  inUse: 'In use',
  expired: 'Expired',
  deactivated: 'Deactivated',
  firstDay: 'First day',
  unused: ['Not activated', '<in> 11 months'],
}
const everything = [
  ...steps.flatMap(step => moments.map(moment => phone(step, moment))),
  ...names.flatMap(name => [numberPicture(name, 'found', 'T'), numberPicture(name, 'used', 'T')]),
  lifeDiagram(labels),
]

describe('the drawn phones', () => {
  it('are eight, in the order of the steps', () => {
    expect(steps).toEqual(['add', 'connect', 'activate', 'plan', 'save', 'addToPass', 'show', 'deactivate'])
  })

  it.each(steps)('draw the step %s differently at its beginning and its end', step => {
    expect(phone(step, 0)).not.toBe(phone(step, 1))
  })

  it('give a picture its title, safe inside the attribute', () => {
    expect(phonePicture('add', 'A "pass" <here>')).toContain('aria-label="A &quot;pass&quot; &lt;here&gt;"')
  })

  it('weigh at most 6 kB together, compressed', () => {
    const pictures = steps.map(step => phonePicture(step, step)).join('')
    expect(gzipSync(pictures).length).toBeLessThan(6_000)
  })
})

describe('every drawing', () => {
  it('has only valid numbers, no style attribute and no id', () => {
    for (const drawing of everything) expect(drawing).not.toMatch(/NaN|undefined|Infinity|\sstyle=|\sid=/)
  })

  it('uses only classes that the style sheets colour', async () => {
    const sheet = async (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
    const css = (await sheet('phone.css')) + (await sheet('../map/map.css'))
    const used = new Set(
      everything
        .flatMap(drawing => [...drawing.matchAll(/class="([^"]+)"/g)])
        .flatMap(found => (found[1] ?? '').split(' ')),
    )
    const missing = [...used].filter(
      name => !['paper', 'ph-stop-reached'].includes(name) && !css.includes(`.${name}`),
    )
    expect(missing).toEqual([])
  })
})

describe('the states of a pass', () => {
  it('names every state once', () => {
    const diagram = lifeDiagram(labels)
    for (const name of [labels.bought, labels.inUse, labels.deactivated])
      expect(diagram.split(`>${name}<`)).toHaveLength(2)
    expect(diagram).toContain('&lt;in&gt; 11 months')
  })
})
