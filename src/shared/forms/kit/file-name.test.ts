import { describe, expect, it } from 'vitest'
import { distinctNames, safeFileName } from './file-name.ts'

describe('safeFileName', () => {
  it.each([
    ['biljett.pdf', 'pdf', 'biljett.pdf'],
    ['Skärmbild 2027-06-21 (1).PNG', 'png', 'Skärmbild 2027-06-21 (1).png'],
    ['invoice.exe', 'pdf', 'invoice.pdf'],
    ['notes.html', 'text', 'notes.txt'],
    ['C:\\Users\\a\\biljett "1".pdf', 'pdf', 'biljett 1.pdf'],
    ['../../etc/passwd', 'text', 'passwd.txt'],
    ['.htaccess', 'text', 'file.txt'],
    ['a\r\nBcc: x@example.com.pdf', 'pdf', 'a Bcc x example.com.pdf'],
    ['gpj.\u202eexe', 'jpeg', 'gpj.jpg'],
    ['\ud800.pdf', 'pdf', 'file.pdf'],
    ['', 'heic', 'file.heic'],
    ['con.txt', 'text', 'con_.txt'],
    ['LPT1.pdf', 'pdf', 'LPT1_.pdf'],
    ['aux.tar.pdf', 'pdf', 'aux_.tar.pdf'],
    ['console.pdf', 'pdf', 'console.pdf'],
  ] as const)('makes %j safe', (name, type, expected) => {
    expect(safeFileName(name, type)).toBe(expected)
  })

  it('keeps 80 characters of a long name', () => {
    expect(safeFileName(`${'ä'.repeat(5000)}.pdf`, 'pdf')).toBe(`${'ä'.repeat(80)}.pdf`)
  })
})

describe('distinctNames', () => {
  it('numbers a repeated name, whatever its case', () => {
    expect(distinctNames(['a.pdf', 'A.pdf', 'b.pdf', 'a.pdf'])).toEqual([
      'a.pdf',
      'A-2.pdf',
      'b.pdf',
      'a-3.pdf',
    ])
  })
})
