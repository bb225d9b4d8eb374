/** A complete application of a company with one employee: values by field name. */
export const filled = {
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
  'employees[0].contactName': 'Bo Berg',
  'employees[0].email': 'bo@example.com',
  'employees[0].phone': '+46 31 390 06 01',
}
