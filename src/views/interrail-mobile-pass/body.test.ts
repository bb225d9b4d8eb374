import { describe, expect, it } from 'vitest'
import { bodyParts } from './body.ts'

const where = 'content/pages/interrail-mobile-pass/en.md'
const steps = '<h2 id="s">Steps</h2><h3 id="a">1. Add</h3><p>One</p><h3 id="b">Show</h3><p>Two</p>'
const numbers = '<h2 id="n">Numbers</h2><p>Four</p>'

describe('bodyParts', () => {
  it('splits the body at its headings, and drops only the numbers of the steps', () => {
    expect(bodyParts(`<p>Intro</p>${steps}${numbers}<h2>Help</h2><h2>More</h2>`, 2, where)).toEqual({
      intro: '<p>Intro</p>',
      stepsHead: '<h2 id="s">Steps</h2>',
      steps: [
        { heading: '<h3 id="a">Add</h3>', text: '<p>One</p>' },
        { heading: '<h3 id="b">Show</h3>', text: '<p>Two</p>' },
      ],
      numbers,
      rest: '<h2>Help</h2><h2>More</h2>',
    })
  })

  it('reports which file has too few steps, and how many are needed', () => {
    expect(() => bodyParts(steps + numbers, 8, where)).toThrow(/en\.md.*has 2 steps.*must have 8/)
  })

  it('reports that the section about the numbers is missing', () => {
    expect(() => bodyParts(steps, 2, where)).toThrow(/en\.md.*about the numbers/)
  })
})
