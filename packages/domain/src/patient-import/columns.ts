import { parseCpf, parsePhone } from '../customers/index.ts'
import { folded } from '../text.ts'
import { birthDateOf } from './cells.ts'

/** The possible contents of a column in a file of patients, in display order. */
export const columnFields = [
  'name',
  'last_name',
  'phone',
  'email',
  'cpf',
  'birth_date',
  'sex',
  'tags',
  'note',
] as const
export type ColumnField = (typeof columnFields)[number]

/** The content of each column, in the file's order; null for an ignored one. */
export type Columns = readonly (ColumnField | null)[]

/** Column names in practice systems, spreadsheets and address books, the most certain first. */
const names: Readonly<Record<ColumnField, readonly string[]>> = {
  name: words(`nomecompleto nomedopaciente nomepaciente nome nomecivil paciente nomecliente cliente fullname patientname
    name patient firstname givenname primeironome`),
  last_name: words('sobrenome ultimonome lastname surname familyname'),
  phone:
    words(`celular telefonecelular celular1 celularpaciente telcelular cel whatsapp mobilephone mobile cellphone cell
    telefone telefone1 telefoneprincipal fone tel phone phonenumber phone1value contato telefoneresidencial telefone2`),
  email: words(
    'email emailpaciente emaildopaciente emailprincipal correioeletronico emailaddress email1 email1value',
  ),
  cpf: words('cpf cpfpaciente cpfdopaciente cpfcnpj cpfoucnpj numerocpf taxid'),
  birth_date:
    words(`datadenascimento datanascimento dtnascimento dtnasc datanasc nascimento nasc aniversario dateofbirth
    birthdate birthday dob`),
  sex: words('sexo sexobiologico genero gender sex'),
  tags: words('marcadores marcador tags tag etiquetas etiqueta grupos grupo categoria labels label groups'),
  note: words(
    'observacoes observacao obs anotacoes anotacao notas nota comentarios comentario notes note comments',
  ),
}

function words(text: string): readonly string[] {
  return text.split(/\s+/)
}

const plain = (header: string): string => folded(header).replace(/[^a-z0-9]/g, '')

/** Phones that are read besides the best one: where it is empty, they are all that a list has. */
const otherPhones: readonly string[] = names.phone.filter((name) => name !== 'contato')

/** The contents of columns, guessed from their headers; each content is in one column, but phones. */
export const guessColumns = (headers: readonly string[]): Columns => {
  const written = headers.map(plain)
  const columns: (ColumnField | null)[] = headers.map(() => null)
  for (const field of columnFields) {
    const name = names[field].find((one) =>
      written.some((header, at) => header === one && columns[at] === null),
    )
    const at =
      name === undefined ? -1 : written.findIndex((header, i) => header === name && columns[i] === null)
    if (at >= 0) columns[at] = field
  }
  return columns.map((field, at) => field ?? (otherPhones.includes(written[at] ?? '') ? 'phone' : null))
}

const isData = (cell: string): boolean =>
  parseCpf(cell).ok ||
  parsePhone(cell).ok ||
  birthDateOf(cell) !== undefined ||
  /^\S+@\S+\.\S+$/.test(cell.trim())

/** Whether a file's first line names its columns: a line with a CPF, a phone, a date or an e-mail is a person. */
export const isHeader = (cells: readonly string[]): boolean => !cells.some(isData)

const TITLE_LINES = 10

/** How many lines stand above the names of the columns: `Relatório de pacientes`, and when it was printed. */
export const titleLines = (rows: readonly (readonly string[])[]): number => {
  const namesColumns = (cells: readonly string[]) => {
    const fields = guessColumns(cells).filter((field) => field !== null)
    return fields.includes('name') && isHeader(cells)
  }
  const at = rows.slice(0, TITLE_LINES).findIndex(namesColumns)
  // Data above would be somebody.
  return at > 0 && rows.slice(0, at).every((cells) => cells.filter((cell) => cell.trim() !== '').length < 2)
    ? at
    : 0
}
