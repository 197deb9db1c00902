import type { FaultKind, Imported } from '../../apps/api/db/imports/index.ts'
import type { BackupFault } from '../../apps/api/src/db/backup/index.ts'
import type { LaunchErrorCode } from '../../apps/api/src/db/embedded/index.ts'

const importFaults: Readonly<Record<FaultKind, (value: string) => string>> = {
  missing_file: () => 'o arquivo não foi encontrado ou não pôde ser lido.',
  missing_column: (value) => `falta a coluna ${value}.`,
  open_quote: () => 'há aspas que não fecham.',
  missing_cell: (value) => `falta o valor da coluna ${value}.`,
  bad_code: (value) => `"${value}" não é um código válido.`,
  bad_sex: (value) => `"${value}" não é F nem M.`,
  empty_text: (value) => `falta o texto de ${value}.`,
  repeated_code: (value) => `o código ${value} se repete.`,
  no_chapter: (value) => `o código ${value} não está em nenhum capítulo.`,
  no_rows: () => 'não há linhas para importar.',
}

/** All texts of the commands. */
export const phrases = {
  buildingWeb: 'Preparando o aplicativo web…',
  webBuilt: (seconds: number) => `Aplicativo web pronto em ${seconds} s.`,
  webBuildFailed: 'Não foi possível preparar o aplicativo web: veja o motivo acima.',
  creating_database: 'Criando o banco de dados…',
  stopping_previous_database: 'Encerrando o banco de dados de uma execução anterior…',
  starting_database: 'Iniciando o banco de dados…',
  partAgain: (part: string) => `O ${part} parou sozinho; iniciando-o de novo…`,
  startingSandbox: 'Iniciando os provedores simulados…',
  startingServer: 'Iniciando o servidor…',
  stopping: 'Encerrando…',
  stopped: 'Tudo encerrado.',
  killed: 'Encerrado à força.',
  parts: { server: 'servidor', sandbox: 'simulador de provedores', postgres: 'banco de dados', vite: 'Vite' },
  partEnded: (part: string, log: string | undefined) =>
    `O ${part} parou sozinho, e o resto foi encerrado com ele${log ? `; o registro está em ${log}` : ''}.`,
  databaseUnreachable: (reason: string) =>
    `Não foi possível entrar no banco de dados de DATABASE_URL (${reason}): confira o endereço, o usuário e a senha.`,
  databaseTooOld: (version: string) =>
    `O banco de dados de DATABASE_URL é o PostgreSQL ${version}, e a Emma precisa do 15 ou mais novo.`,
  databaseClosed:
    'O usuário de DATABASE_URL não pode criar tabelas e extensões nesse banco: dê a ele o direito CREATE ou a posse do banco.',
  partDidNotStart: (part: string, log: string) =>
    `O ${part} não iniciou; o registro completo está em ${log}.`,
  badPort: (name: string, value: string) =>
    `${name} precisa ser um número de porta entre 1 e 65535, e veio "${value}".`,
  portTaken: (name: string, port: number) =>
    `A porta ${port} já está em uso por outro programa: encerre-o ou escolha outra com ${name}.`,
  portBlocked: (name: string, port: number) =>
    `Navegadores não abrem a porta ${port}, reservada a outro serviço: escolha outra com ${name}, que não seja 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665 a 6669, 6679, 6697 ou 10080.`,
  badHost: (host: string) =>
    `HOST precisa ser um endereço desta máquina, e veio "${host}": use 127.0.0.1 (só esta máquina) ou 0.0.0.0 (toda a rede).`,
  portForbidden: (name: string, port: number) =>
    `Este usuário não pode abrir a porta ${port}: escolha outra, a partir de 1024, com ${name}.`,
  secretsBroken: (file: string) => `O arquivo de segredos ${file} está danificado: conserte-o ou remova-o.`,
  keysWrapped: (count: number, version: number) => `${count} chaves protegidas pela chave mestra ${version}…`,
  nothingToRotate: (version: number) => `Todas as chaves já estão protegidas pela chave mestra ${version}.`,
  doesNotOpen: (cell: string) => `Não abre: ${cell}`,
  sealedChecked: (opened: number, broken: number) =>
    broken === 0
      ? `${opened} valores cifrados conferidos: todos abrem. As chaves mestras anteriores podem ser retiradas.`
      : `${opened} valores cifrados abrem e ${broken} não: mantenha as chaves mestras anteriores.`,
  importCidUsage: 'Diga a pasta dos arquivos oficiais: npm run import:cid -- PASTA',
  importMedicinesUsage: 'Diga o arquivo da Anvisa: npm run import:medicines -- ARQUIVO',
  importEarly: 'O banco de dados ainda está vazio: inicie a Emma uma vez, com npm start, e importe depois.',
  imported: (done: number, total: number) => `${done} de ${total} linhas…`,
  importDone: ({ rows, added, changed, retired, removed }: Imported) =>
    `${rows} linhas conferidas: ${added} novas, ${changed} alteradas, ${retired} fora de uso, ${removed} removidas.`,
  importFault: ({
    fault,
    file,
    line,
    value,
  }: {
    fault: FaultKind
    file: string
    line: number
    value: string
  }) => `${file}${line > 0 ? `, linha ${line}` : ''}: ${importFaults[fault](value)} Nada foi alterado.`,
  releaseUsage: 'Uso: npm run release -- PASTA (onde fica o arquivo)',
  toolFailed: (program: string, words: string) => `${program} falhou: ${words}`,
  packClientUsage: 'Uso: npm run pack-client -- PASTA (onde fica o pacote emma-client)',
  backupUsage: 'Uso: npm run backup -- PASTA (vazia ou nova)',
  restoreUsage: 'Uso: npm run restore -- PASTA (de um npm run backup)',
  moveFilesUsage:
    'Uso: npm run move-files -- s3 (do disco para o S3) ou npm run move-files -- disk (de volta)',
  filesMoved: ({ copied, kept }: { copied: number; kept: number }, target: 'disk' | 's3') =>
    `${copied} arquivos copiados e conferidos; ${kept} já estavam lá. Nada foi apagado da origem. Agora use STORAGE=${target} e, depois de reiniciar, rode este comando outra vez.`,
  backupDone: (rows: number, folder: string) =>
    `${rows} linhas e os arquivos estão em ${folder}. As chaves não: guarde MASTER_KEYS em outro lugar.`,
  restored: (madeAt: Date) =>
    `A cópia de ${madeAt.toLocaleString('pt-BR')} foi restaurada. Conferindo o que está selado…`,
  restoredOpens: (opened: number, broken: number) =>
    broken === 0
      ? `${opened} valores selados conferidos: todos abrem com as chaves daqui.`
      : `${broken} de ${opened + broken} valores selados não abrem: MASTER_KEYS não são as da cópia. Ponha-as de volta antes de iniciar a Emma.`,
  chainBroken: (customer: string, line: number | null) =>
    `Paciente ${customer}: o registro de acessos foi alterado ${line === null ? 'no fim' : `a partir da linha ${line}`}.`,
  chainsChecked: (chains: number, lines: number, broken: number) =>
    broken === 0
      ? `${lines} acessos de ${chains} pacientes conferidos: nenhum foi alterado.`
      : `${broken} de ${chains} registros de acessos foram alterados.`,
  recordBroken: ({
    customerId,
    line,
    recordId,
  }: {
    customerId: string
    line: number | null
    recordId: string | null
  }) => {
    if (recordId === null) {
      return `Paciente ${customerId}: a cadeia de assinaturas foi alterada ${line === null ? 'no fim' : `a partir da linha ${line}`}.`
    }
    return `Paciente ${customerId}: o prontuário ${recordId} ${line === null ? 'não está na cadeia de assinaturas' : 'não é o que foi assinado'}.`
  },
  recordsChecked: (lines: number, broken: number) =>
    broken === 0
      ? `${lines} assinaturas e adendos conferidos: nada foi alterado.`
      : `${lines} assinaturas e adendos conferidos: ${broken} não conferem.`,
  newUsage:
    'Uso: npm run new -- endpoint FEATURE[/ASSUNTO]/VERBO-NOME… [--patient] | screen FEATURE[/ASSUNTO]/NOME | feature NOME ' +
    "(letras minúsculas e hífens) [--role customer|specialist|admin] [--title 'Título da tela']; feature é do paciente",
  newPatientUsage:
    'Com --patient, duas chamadas de especialista num assunto de records, no plural, uma que escreve e uma que lista: ' +
    "npm run new -- endpoint records/pins/pin-note records/pins/list-pins --patient --title 'Avisos fixados'",
  newIsThere: (path: string) => `${path} já existe: nada foi escrito por cima.`,
  newFeatureFirst: (feature: string) =>
    `Não há a feature ${feature} no servidor: crie-a antes com npm run new -- feature ${feature}`,
  ready: 'Emma está no ar',
  demoAccounts: 'Contas de demonstração (senha para todas)',
  roles: {
    patient: 'Paciente',
    specialist: 'Especialista',
    assistant: 'Assistente',
    admin: 'Administração',
  },
  logs: 'Registros',
  data: 'Dados',
  installingChromium: 'Instalando o Chromium para os testes de navegador…',
  installingPdfTools: 'Instalando poppler-utils e libnss3-tools para conferir PDFs assinados…',
  noPdfTools: 'Não foi possível instalar: o teste com pdfsig será pulado.',
  noChromium:
    'Não há um Chromium e não foi possível instalar um: instale-o ou informe o caminho em CHROMIUM.',
  failures: 'Falharam:',
  propertySeed: (seed: string) =>
    `Semente dos testes de propriedades: ${seed} (para repetir: PROPERTY_SEED=${seed} npm test).`,
  stageTook: (stage: string, seconds: number) => `${stage}: ${seconds} s`,
  stages: {
    checks: 'Verificações',
    unit: 'Testes de unidade e HTTP',
    journeys: 'Jornadas',
    deep: 'Testes longos',
    seeds: 'Propriedades com outras sementes',
    faults: 'Falhas de uma instalação com vários servidores',
    made: 'O que npm run new escreve',
    release: 'Arquivo de instalação',
    all: 'Tudo',
  },
  changedSince: (base: string, count: number) => `${count} arquivos mudados desde ${base}.`,
  stopHint: 'Ctrl-C encerra tudo.',
}

/** Why a backup or restore failed, with what to do. */
export const backupFaults: Readonly<Record<BackupFault, (subject: string) => string>> = {
  not_empty: (subject) => `${subject} não está vazio: escolha outra pasta, ou outro banco de dados.`,
  not_whole: (subject) => `A cópia não está inteira (${subject}). Nada foi restaurado.`,
  other_release: (folder) =>
    `A cópia em ${folder} é de outra versão da Emma: restaure-a com a versão que a fez e atualize depois. Nada foi restaurado.`,
  no_right: (setting) =>
    `O usuário de DATABASE_URL não pode mudar ${setting}: restaure com um superusuário do PostgreSQL. Nada foi restaurado.`,
}

/** Why the embedded database did not start, with what to do. */
export const launchErrors: Readonly<Record<LaunchErrorCode, (subject: string) => string>> = {
  data_dir_not_writable: (dir) =>
    `Não é possível gravar na pasta de dados ${dir}: corrija as permissões ou escolha outra com DATA_DIR.`,
  data_dir_broken: (dir) =>
    `A pasta do banco de dados ${dir} está danificada: restaure uma cópia ou escolha outra com DATA_DIR.`,
  data_dir_other_version: (version) =>
    `A pasta de dados é do PostgreSQL ${version}, e esta Emma usa o 18: escolha outra com DATA_DIR.`,
  data_dir_other_user: (dir) =>
    `A pasta do banco de dados ${dir} pertence a outro usuário: use esse usuário ou escolha outra com DATA_DIR.`,
  data_dir_in_use: (pid) =>
    `A Emma já está rodando com esta pasta de dados (processo ${pid}): encerre-a ou escolha outra pasta com DATA_DIR.`,
  disk_full: (dir) =>
    `Não há espaço em disco para o banco de dados em ${dir}: libere espaço e inicie de novo.`,
  database_binaries_unusable: (platform) =>
    `O PostgreSQL incluído não funciona nesta máquina (${platform}): informe um PostgreSQL 15 ou mais novo em DATABASE_URL.`,
  database_did_not_start: (log) => `O banco de dados não iniciou; o motivo está em ${log}.`,
}
