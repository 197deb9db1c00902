import { describe, expect, test } from 'vitest'
import { birthDateOf } from './cells.ts'
import { createKnown, guessColumns, isHeader, readRow, titleLines } from './index.ts'

const TODAY = '2026-11-28'
const columns = ['name', 'phone', 'email', 'cpf', 'birth_date', 'sex', 'tags', 'note'] as const
const read = (...cells: readonly string[]) => readRow(cells, columns, TODAY)

describe('columns by their headers', () => {
  test.each([
    [
      'Nome;Celular;E-mail;CPF;Data de Nascimento;Sexo',
      ['name', 'phone', 'email', 'cpf', 'birth_date', 'sex'],
    ],
    ['Paciente;Telefone;Celular;Observações', ['name', 'phone', 'phone', 'note']],
    [
      'First Name;Last Name;Mobile Phone;E-mail Address;Birthday',
      ['name', 'last_name', 'phone', 'email', 'birth_date'],
    ],
    ['NOME COMPLETO;DT_NASC;Etiquetas;Convênio', ['name', 'birth_date', 'tags', null]],
  ])('%s', (line, fields) => {
    expect(guessColumns(line.split(';'))).toEqual(fields)
  })

  test('a thing is in one column, and a line with somebody in it is no header', () => {
    expect(guessColumns(['Nome', 'Nome', 'CPF'])).toEqual(['name', null, 'cpf'])
    expect(isHeader(['Nome', 'Celular', 'CPF'])).toBe(true)
    expect(isHeader(['Rosa Lima', '(11) 98765-4321', ''])).toBe(false)
    expect(isHeader(['Rosa Lima', '03/02/1985'])).toBe(false)
  })
})

test('lines of a title stand above the columns, a person does not', () => {
  const header = ['Nome', 'Celular', 'CPF']
  expect(
    titleLines([['Relatório de pacientes', ''], ['Emitido em 28/11/2026'], header, ['Rosa', '', '']]),
  ).toBe(2)
  expect(titleLines([header, ['Rosa', '', '']])).toBe(0)
  expect(titleLines([['Rosa Lima', '(11) 98765-4321', ''], header])).toBe(0)
})

describe('a row', () => {
  test('is read as practices write it', () => {
    expect(
      read(
        'MARIA DA SILVA',
        '+55 (11) 98765-4321',
        'Maria@Exemplo.com.BR',
        '529.982.247-25',
        '3/2/85',
        'F',
        'Retorno, retorno; VIP',
        ' alérgica ',
      ),
    ).toEqual({
      person: {
        name: 'Maria da Silva',
        phone: '11987654321',
        email: 'maria@exemplo.com.br',
        cpf: '52998224725',
        birth_date: '1985-02-03',
        sex: 'feminino',
        tags: ['Retorno', 'VIP'],
        note: 'alérgica',
      },
    })
  })

  test.each([
    ['11 8765-4321', '11987654321'],
    ['(11) 3456-7890', '1134567890'],
    ['011 98765-4321', '11987654321'],
    ['(0xx11) 98765-4321', '11987654321'],
    ['0 15 11 98765-4321', '11987654321'],
    ['015 11 3456-7890', '1134567890'],
    ['11987654321 / 1134567890', '11987654321'],
  ])('phone %s is %s', (typed, phone) => {
    expect(read('Rosa', typed)).toMatchObject({ person: { phone } })
  })

  test('of two columns of phones the cell phone is taken, and the other where it is all there is', () => {
    const phones = (...cells: readonly string[]) => readRow(cells, ['name', 'phone', 'phone'], TODAY)
    expect(phones('Rosa', '(11) 3456-7890', '(11) 98765-4321')).toMatchObject({
      person: { phone: '11987654321' },
    })
    expect(phones('Rosa', '(11) 3456-7890', '-')).toMatchObject({ person: { phone: '1134567890' } })
    expect(phones('Rosa', '', '')).toMatchObject({ person: { phone: null } })
  })

  test.each(['-', 'N/I', 'não tem', 'Sem telefone', 'não informado', '0', '000.000.000-00', '00/00/0000'])(
    '%s in the place of a fact is none',
    (cell) => {
      expect(read('Rosa Lima', cell, cell, cell, cell, cell)).toMatchObject({
        person: { phone: null, email: null, cpf: null, birth_date: null, sex: null },
      })
    },
  )

  test('a name that begins with the last one is put in order', () => {
    expect(read('SILVA, JOSÉ DA')).toMatchObject({ person: { name: 'José da Silva' } })
    expect(read('Rosa Lima, mãe da Ana')).toEqual({ faults: ['name_invalid'] })
  })

  test('a CPF that lost its first zeros in a spreadsheet is whole again', () => {
    expect(read('Rosa', '', '', '1234567890')).toMatchObject({ person: { cpf: '01234567890' } })
    expect(read('Rosa', '', '', '1234567891')).toEqual({ faults: ['cpf_invalid'] })
    expect(read('Rosa', '', '', '191')).toEqual({ faults: ['cpf_invalid'] })
  })

  test.each([
    ['1985-02-03T00:00:00', '1985-02-03'],
    ['03.02.2025', '2025-02-03'],
    ['03/02/26', '2026-02-03'],
    ['03/02/27', '1927-02-03'],
  ])('birth date %s is %s', (typed, birth_date) => {
    expect(read('Rosa', '', '', '', typed)).toMatchObject({ person: { birth_date } })
  })

  test.each([
    ['03/02/85', '1985-02-03'],
    ['3.2.1985', '1985-02-03'],
    ['1985-02-03 00:00:00', '1985-02-03'],
    // Excel's number of the day, also with an hour.
    ['31081', '1985-02-03'],
    ['31081,5', '1985-02-03'],
    ['10000', '1927-05-18'],
    ['29/02/1985', undefined],
    ['1985', undefined],
    ['310812', undefined],
  ])('%s is the date %s', (cell, date) => {
    expect(birthDateOf(cell, '2026-11-29')).toBe(date)
  })

  test('says everything that is wrong with it', () => {
    expect(read('', '98765', 'rosa', '123', '31/02/1985', 'x')).toEqual({
      faults: [
        'name_missing',
        'phone_short',
        'email_invalid',
        'cpf_invalid',
        'birth_date_invalid',
        'sex_unknown',
      ],
    })
    expect(read('Rosa 2', '20987654321')).toEqual({ faults: ['name_invalid', 'phone_invalid'] })
    expect(read('Rosa', '+34 911 234 567')).toEqual({ faults: ['phone_invalid'] })
    expect(read('Rosa', '', '', '', '29/11/2026')).toEqual({ faults: ['birth_date_future'] })
    expect(read('Rosa', '', '', '', '01/01/1890')).toEqual({ faults: ['birth_date_old'] })
    expect(read('Rosa', '', '', '', '', '', 'a,b,c,d,e,f,g,h,i,j,k')).toEqual({ faults: ['tags_many'] })
    expect(read('Rosa', '', '', '', '', '', '', 'x'.repeat(5001))).toEqual({ faults: ['note_long'] })
  })
})

describe('the same person', () => {
  const none = { cpf: null, phone: null, email: null, birth_date: null }
  const find = (known: object, asked: object) => {
    const people = createKnown()
    people.add({ name: 'Rosa Lima', ...none, ...known })
    return people.find({ name: 'Rosa Lima', ...none, ...asked }) !== undefined
  }

  test('is known by CPF, by contact with the first name, or by name and birth date', () => {
    expect(find({ cpf: '1' }, { cpf: '1', name: 'R. Lima' })).toBe(true)
    expect(find({ phone: '11' }, { phone: '11', name: 'Rosa Maria de Lima' })).toBe(true)
    expect(find({ email: 'a@b' }, { email: 'a@b' })).toBe(true)
    expect(find({ birth_date: '1985-02-03', phone: '11' }, { birth_date: '1985-02-03', phone: '21' })).toBe(
      true,
    )
    expect(find({}, { name: 'ROSA LIMA' })).toBe(true)
  })

  test('a family that shares a phone is several, and so are namesakes', () => {
    expect(find({ phone: '11' }, { phone: '11', name: 'Lia Lima' })).toBe(false)
    expect(find({ phone: '11', cpf: '1' }, { phone: '11', cpf: '2' })).toBe(false)
    expect(find({ phone: '11', birth_date: '1985-02-03' }, { phone: '11', birth_date: '2015-02-03' })).toBe(
      false,
    )
    expect(find({ phone: '11' }, { phone: '21' })).toBe(false)
  })
})
