import { expect, test } from 'vitest'
import { allowed } from '../../scripts/imports/allowed.ts'
import { licencesText, shippedPackages } from './licences.ts'

const shipped = Object.values(shippedPackages).flat()

test('has the licence of every package that browser code may import', () => {
  const browser = Object.values(allowed).filter(({ runs }) => runs === 'browser' || runs === 'anywhere')
  const packages = browser.flatMap(area => area.packages).filter(name => !name.startsWith('astro:'))
  expect(packages.filter(name => !shipped.some(other => other === name))).toEqual([])
})

test('names each package above the text of its licence', async () => {
  const text = await licencesText()
  for (const name of shipped) expect(text).toContain(`\n${name}\n`)
  expect(text).toContain('SIL Open Font License')
  expect(text).toContain('Permission is hereby granted')
})
