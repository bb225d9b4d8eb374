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
    ['554 mailhub ESMTP not accepting', '554 … ESMTP not accepting'],
    ['421 4.3.2 wolke closing connection', '421 4.3.2 … closing connection'],
    ['550 5.1.1 Recipient rejected by mailhub', '550 5.1.1 Recipient rejected by …'],
    ['550 5.1.1 Recipient rejected by wolke', '550 5.1.1 Recipient rejected by …'],
    ['451 host wolke is down', '451 host … is down'],
    ['451 connect to smtp-out failed', '451 connect to … failed'],
    ['451 connect to mx1 failed', '451 connect to … failed'],
    ['451 connect to wolke:25 failed', '451 connect to … failed'],
    ['451 connect to wolke[10.0.0.1] failed', '451 connect to … failed'],
    ['451 lost connection with backend_7', '451 lost connection with …'],
    ['535 5.7.8 bad login user=ann password=Hemlig!1 (try again)', '535 5.7.8 bad login … … (try again)'],
    ['535 5.7.8 bad PASSWORD: Hemlig, try again', '535 5.7.8 bad …, try again'],
    ['535 5.7.8 bad password = "Hem lig"', '535 5.7.8 bad …'],
    ['550 5.7.1 rejected by our policy', '550 5.7.1 rejected by our policy'],
    ['550 5.7.1 blocked by the recipient’s server', '550 5.7.1 blocked by the recipient’s server'],
    ['550 Mailbox unavailable', '550 Mailbox unavailable'],
    ['554 5.7.1 Relay access denied', '554 5.7.1 Relay access denied'],
    ['550 relaying to this host is denied', '550 relaying to this host is denied'],
    ['552 5.3.4 the mail server takes 10MB', '552 5.3.4 the mail server takes 10MB'],
    ['', ''],
  ])('cleans %j', (response, expected) => {
    expect(statusMessage(response)).toBe(expected)
  })

  it('is at most 200 characters', () => {
    const message = statusMessage(`550 ${'word '.repeat(1000)}`)
    expect(message.length).toBeLessThanOrEqual(200)
    expect(message.endsWith('…')).toBe(true)
  })

  // A pattern with backtracking would not end within the time of a test.
  it.each([
    'a.',
    'a@',
    '1.',
    '::',
    '/a',
    '<@',
    '[',
    '"',
    '"@',
    'é',
    'IPv6:',
    'a=',
    'by a',
    'mail',
    'a1',
    'a_',
  ])('ends with %j a million times', part => {
    expect(statusMessage(part.repeat(1_000_000)).length).toBeLessThanOrEqual(200)
  })
})
