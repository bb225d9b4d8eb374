import { expect, it } from 'vitest'
import { askAddress, isOwnAddress, stepOf } from './rules.ts'

const origins = ['https://perrong.example', 'https://perrong.se']

it.each([
  { query: 'accesstoken=a&refreshtoken=b', step: { kind: 'receive', access: 'a', refresh: 'b' } },
  {
    query: 'accesstoken=a%2Bb%3D&refreshtoken=c+d',
    step: { kind: 'receive', access: 'a+b=', refresh: 'c+d' },
  },
  {
    query: 'refreshtoken=b&accesstoken=a&controlled=1',
    step: { kind: 'receive', access: 'a', refresh: 'b' },
  },
  {
    query: 'accesstoken=a&refreshtoken=b&came=https://evil.example/',
    step: { kind: 'receive', access: 'a', refresh: 'b' },
  },
  { query: 'accesstoken=a', step: { kind: 'nothing' } },
  { query: 'refreshtoken=b&controlled=true', step: { kind: 'nothing' } },
  { query: 'accesstoken=&refreshtoken=', step: { kind: 'nothing' } },
  { query: 'controlled=true', step: { kind: 'forget' } },
  { query: 'controlled', step: { kind: 'forget' } },
  { query: 'controlled=', step: { kind: 'forget' } },
  { query: 'came=https%3A%2F%2Fperrong.example%2Fabout-us', step: { kind: 'forget' } },
  { query: 'came=https://perrong.se/sv', step: { kind: 'forget' } },
  { query: 'came=https://evil.example/', step: { kind: 'ask' } },
  { query: 'came=https://evil.example/&controlled=true', step: { kind: 'forget' } },
  { query: 'came=', step: { kind: 'ask' } },
  { query: 'cacheBust=1', step: { kind: 'ask' } },
])('$query → $step.kind', ({ query, step }) => expect(stepOf(query, origins)).toEqual(step))

it.each([
  { address: 'https://perrong.example', own: true },
  { address: 'https://perrong.example/sv?a=1#b', own: true },
  { address: 'http://perrong.example/', own: false },
  { address: 'https://perrong.example:8443/', own: false },
  { address: 'https://perrong.example.evil.example/', own: false },
  { address: 'https://perrong.example@evil.example/', own: false },
  { address: '//perrong.example/', own: false },
  { address: 'javascript:alert(1)', own: false },
  { address: 'nonsense', own: false },
])('$address is ours: $own', ({ address, own }) => expect(isOwnAddress(address, origins)).toBe(own))

it('asks with our whole address, and keeps the parameters of the account site’s own address', () => {
  expect(askAddress('https://account.example/start?shop=7', 'https://perrong.se/sv?a=1&b=å#c').href).toBe(
    'https://account.example/start?shop=7&forControl=true&came=https%3A%2F%2Fperrong.se%2Fsv%3Fa%3D1%26b%3D%C3%A5%23c',
  )
})
