import { expect, test } from 'vitest'
import { doorOf, straight } from './straight-imports.ts'

const doors = new Map(
  Object.entries({
    'bell-1.js': 'export{K as default}from"./signed-in-2.js";\n',
    'next-1.js': 'export{k as Next,a as ask}from`./home-2.js`;',
  }).map(([file, code]) => {
    const door = doorOf(code)
    if (!door) throw new Error(`${file} is a file of names`)
    return [file, door] as const
  }),
)

test('a file that has something of its own, or starts something, is asked for itself', () => {
  for (const code of [
    'var e=1;export{e as default};',
    'import"./other.js";export{K as default}from"./signed-in.js";',
    'export{K as default}from"./signed-in.js";export{t as more}from"./home.js";',
  ]) {
    expect(doorOf(code)).toBeUndefined()
  }
})

test('a part that stands in another file comes from there, under its own names', () => {
  expect(straight('f(()=>import(`./bell-1.js`));import("./next-1.js");import(`./own.js`)', doors)).toBe(
    'f(()=>import(`./signed-in-2.js`).then(e=>({default:e.K})));' +
      'import(`./home-2.js`).then(e=>({Next:e.k,ask:e.a}));import(`./own.js`)',
  )
})

test('what is fetched beside a part is what stands behind a file of names', () => {
  expect(straight('m.f=["assets/bell-1.js","assets/own.js"]', doors)).toBe(
    'm.f=["assets/signed-in-2.js","assets/own.js"]',
  )
})
