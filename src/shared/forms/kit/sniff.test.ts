import { describe, expect, it } from 'vitest'
import { accept, sniff } from './sniff.ts'

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('sniff', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n\x00\x01'), 'pdf'],
    ['a JPEG', bytes('\xff\xd8\xff\xe0\x00\x10JFIF'), 'jpeg'],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n\x00\x00'), 'png'],
    ['a WebP', bytes('RIFF\x24\x00\x00\x00WEBPVP8 '), 'webp'],
    ['a HEIC with its major brand', bytes('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'), 'heic'],
    ['a HEIC by a compatible brand', bytes('\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1MiPrheix'), 'heic'],
    ['plain text with letters beyond ASCII', utf8('Tåget från Ängelholm\r\nblev försenat\t40 min'), 'text'],
    ['HTML, which is passed on as text', utf8('<script>alert(1)</script>'), 'text'],
    ['an AVIF', bytes('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1avifmiaf'), undefined],
    ['a brand beyond the end of its box', bytes('\x00\x00\x00\x10ftypmif1\x00\x00\x00\x00heic'), undefined],
    ['a Windows program', bytes('MZ\x90\x00\x03\x00\x00\x00'), undefined],
    ['a ZIP', bytes('PK\x03\x04\x14\x00'), undefined],
    ['a GIF', bytes('GIF89a\x01\x00\x01\x00\x00'), undefined],
    ['a WAVE sound, which is RIFF too', bytes('RIFF\x24\x00\x00\x00WAVEfmt '), undefined],
    ['text in Latin-1', bytes('T\xe5get'), undefined],
    ['a signature cut short', bytes('\x89PN'), undefined],
    ['nothing', new Uint8Array(), undefined],
  ])('recognises %s', (_, content, type) => {
    expect(sniff(content)).toBe(type)
  })
})

it('offers every extension of the accepted types', () => {
  expect(accept).toBe('.pdf,.jpg,.jpeg,.png,.webp,.heic,.txt')
})
