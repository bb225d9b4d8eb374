import { describe, expect, it } from 'vitest'
import { outlineWriter } from './outline.ts'

describe('outlineWriter', () => {
  it('writes relative steps and closes rings at their first point', () => {
    const { context, data } = outlineWriter(1)
    context.moveTo(10, 10)
    context.lineTo(20, 10)
    context.lineTo(20, 5)
    context.closePath()
    context.moveTo(12, 13)
    expect(data()).toBe('m10 10 10 0 0-5zm2 3')
  })

  it('leaves out steps smaller than requested, without adding up their rounding', () => {
    const { context, data } = outlineWriter(0.5)
    context.moveTo(0, 0)
    for (let x = 0.1; x < 1.05; x += 0.1) context.lineTo(x, 0)
    expect(data()).toBe('m0 0 .5 0 .5 0')
  })
})
