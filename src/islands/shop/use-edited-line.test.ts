import { setPersistentEngine } from '@nanostores/persistent'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderHook } from '../../../tests/support/render-hook.ts'
import { draftKey } from '../../stores/keys.ts'
import { sampleStorage } from '../../stores/sample-storage.ts'

async function setUp(search: string) {
  vi.resetModules()
  const removeItem = vi.fn()
  const replaceState = vi.fn()
  vi.stubGlobal('localStorage', { removeItem })
  setPersistentEngine(sampleStorage(), { addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { pathname: '/sv/taxi', search, hash: '#order' })
  vi.stubGlobal('history', { state: null, replaceState })
  const { useEditedLine } = await import('./use-edited-line.ts')
  const { result } = await renderHook(
    () => useEditedLine({ kinds: ['taxi'], form: { current: null }, toTexts: () => undefined }),
    undefined,
  )
  return { result, removeItem, replaceState }
}

it('removes the draft of what was put into the basket', async () => {
  const { result, removeItem, replaceState } = await setUp('?class=first')
  await act(async () => result().finish())
  expect(removeItem).toHaveBeenCalledExactlyOnceWith(`${draftKey}/sv/taxi`)
  expect(replaceState).not.toHaveBeenCalled()
  expect(result().isChanged).toBe(false)
})

it('ends a change, and leaves the draft of something else alone', async () => {
  const { result, removeItem, replaceState } = await setUp('?class=first&change=a')
  expect(result().isRequested).toBe(true)
  await act(async () => result().finish())
  expect(result().isRequested).toBe(false)
  expect(result().isChanged).toBe(true)
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/sv/taxi?class=first#order')
  expect(removeItem).not.toHaveBeenCalled()
})
