import { describe, expect, it } from 'vitest'
import { statusMessage } from './status-message.ts'

describe('statusMessage', () => {
  it.each([
    ['550 5.1.1 <ann@example.com>: Recipient address rejected', '550 5.1.1 …: Recipient address rejected'],
    ['550 No such user ann@example.com here', '550 No such user … here'],
    ['554 mx1.mail.example.com ESMTP not accepting', '554 … ESMTP not accepting'],
    ['421 4.7.0 [203.0.113.7] too many connections', '421 4.7.0 … too many connections'],
    ['451 4.3.0 from 203.0.113.7:2525 to 2001:db8::25:1', '451 4.3.0 from … to …'],
    ['535 5.7.8 see https://support.example.com/mail?p=1 for help', '535 5.7.8 see … for help'],
    ['connect to localhost:25 failed', 'connect to … failed'],
    ['452 4.3.1 cannot write /var/spool/mail/queue/7', '452 4.3.1 cannot write …'],
    ['550-5.7.1 first\r\n550 5.7.1 second\u0000\u2028third', '550-5.7.1 first 550 5.7.1 second third'],
    ['550 5.7.1 Rejected at 12:04, try later', '550 5.7.1 Rejected at 12:04, try later'],
    ['550 from 10.1.2.3. Go away', '550 from …. Go away'],
    ['550 from IPv6:2001:db8::1 refused', '550 from … refused'],
    ['550 "ann berg"@example.com unknown', '550 … unknown'],
    ['550 post.åland.example says no', '550 … says no'],
    ['451 cannot open \\\\filer\\mail\\7', '451 cannot open …'],
    ['', ''],
  ])('cleans %j', (response, expected) => {
    expect(statusMessage(response)).toBe(expected)
  })

  it('is at most 200 characters', () => {
    const message = statusMessage(`550 ${'word '.repeat(1000)}`)
    expect(message.length).toBeLessThanOrEqual(200)
    expect(message.endsWith('…')).toBe(true)
  })

  it.each(['a.', 'a@', '1.', '::', '/a', '<@', '[', '"', '"@', 'é', 'IPv6:'])(
    'takes no time over %j a million times',
    part => {
      const started = performance.now()
      statusMessage(part.repeat(1_000_000))
      expect(performance.now() - started).toBeLessThan(1000)
    },
  )
})
