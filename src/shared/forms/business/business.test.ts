import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../i18n/locales.ts'
import { checkForm } from '../kit/check.ts'
import { businessForm } from './form.ts'
import { businessLabels } from './labels.ts'
import { businessMails } from './mails.ts'
import { businessRules } from './rules.ts'

const employee = {
  'employees[0].contactName': 'Bo Berg',
  'employees[0].email': 'bo@example.com',
  'employees[0].phone': '+46 31 390 06 01',
}

const whole: Readonly<Record<string, string>> = {
  companyName: 'Tåg & Co',
  registrationNumber: '556000-0000',
  address: 'Storgatan 1',
  zipCode: '211 34',
  city: 'Malmö',
  country: 'Sverige',
  invoiceEmail: 'faktura@example.com',
  name: 'Ann',
  lastName: 'Åberg',
  email: 'ann@example.com',
  phone: '+46 31 390 06 00',
  terms: 'on',
  ...employee,
}

const check = (fields: Readonly<Record<string, string>>, locale: Locale = 'en') =>
  checkForm(
    { form: businessForm, rules: businessRules },
    { text: new Map(Object.entries(fields)), files: [] },
    businessLabels(locale),
    new Date(),
  )

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)))

const { fields: words, messages } = businessLabels('en')

describe('a business application', () => {
  it('is complete without a district', async () => {
    expect(await check(whole)).toMatchObject({ ok: true })
  })

  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['no company', without('companyName'), { companyName: words.companyName.missing }],
    ['no address for invoices', without('invoiceEmail'), { invoiceEmail: words.invoiceEmail.notEmail }],
    [
      'an address for invoices that is none',
      { ...whole, invoiceEmail: 'ann@' },
      { invoiceEmail: words.invoiceEmail.notEmail },
    ],
    ['an address that is none', { ...whole, email: 'ann@' }, { email: messages.email }],
    ['terms not accepted', without('terms'), { terms: words.terms.missing }],
    ['no employee', without(...Object.keys(employee)), { employees: words.employees.missing }],
    [
      'an employee without address and number',
      without('employees[0].email', 'employees[0].phone'),
      {
        'employees[0].email': words.employees.fields.email.missing,
        'employees[0].phone': words.employees.fields.phone.missing,
      },
    ],
    [
      'a second employee with a wrong address',
      {
        ...whole,
        'employees[1].contactName': 'C',
        'employees[1].email': 'x',
        'employees[1].phone': '+46 31 390',
      },
      { 'employees[1].email': messages.email },
    ],
    [
      'a twenty-first employee',
      { ...whole, 'employees[20].contactName': 'C' },
      { employees: words.employees.tooMany },
    ],
  ])('is refused with %s', async (_, fields, errors) => {
    expect(await check(fields)).toEqual({ ok: false, errors, tooLarge: false })
  })

  it('uses the specification’s words', () => {
    expect(words.employees.missing).toBe('Please enter employee information.')
    expect(messages.email).toBe('The E-Mail field must be a valid e-mail address')
  })
})

describe.each(locales)('the mails of an application in %s', locale => {
  it('go to the business desk with everything, and to the sender with nothing that was typed', async () => {
    const result = await check(whole, locale)
    if (!result.ok) throw new Error('refused')
    const mailbox = (name: string) => ({ name, address: `${name}@perrong.example` })
    const { decisive, further } = businessMails(result.data, {
      locale,
      reference: 'P-7K3M-9QXD',
      received: new Date('2027-06-25T09:30:00Z'),
      addressOf: () => 'https://perrong.example/',
      addresses: { from: mailbox('no-reply'), service: mailbox('service'), business: mailbox('business') },
      suspect: false,
    })
    expect(decisive.to.address).toBe('business@perrong.example')
    expect(decisive.replyTo?.address).toBe('ann@example.com')
    const typed = Object.values(whole).filter(value => value !== 'on')
    for (const value of typed) expect(decisive.text).toContain(value)
    expect(further.map(({ to, replyTo }) => [to.address, replyTo?.address])).toEqual([
      ['ann@example.com', 'business@perrong.example'],
    ])
    for (const value of typed) expect(further[0]?.text).not.toContain(value)
    expect(further[0]?.text).toContain('P-7K3M-9QXD')
    expect(further[0]?.html).toContain(`<html lang="${locale}">`)
  })
})
