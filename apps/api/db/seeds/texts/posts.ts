export interface PostText {
  readonly title: string
  readonly summary: string
  readonly content: string
  /** Days before the demo begins that it was published. */
  readonly age: number
  readonly draft?: true
  /** Two colours of the theme, and the kind of picture. */
  readonly art: readonly [string, string, 'waves' | 'circles' | 'leaves']
}

const teal = '#0b6e69'
const mint = '#c3e2de'
const apricot = '#f4a672'
const amber = '#f3ce78'
const sky = '#97c2ee'
const leaf = '#8fd0a8'

/** Posts for the demo's patients. General advice of public health, nothing that replaces a consultation. */
export const postTexts: readonly PostText[] = [
  {
    title: 'Como se preparar para a sua teleconsulta',
    summary: 'Um lugar calmo, os exames à mão e cinco minutos de antecedência fazem a conversa render.',
    content: `<p>A consulta por vídeo funciona melhor quando os dois lados conseguem ver e ouvir bem. Não é preciso nada
especial: um celular com câmera e uma conexão estável bastam.</p>
<h2>Antes</h2>
<ul>
<li>Escolha um lugar <strong>silencioso e iluminado</strong>, com a luz à sua frente.</li>
<li>Deixe por perto os exames recentes e os nomes dos remédios que você usa, com as doses.</li>
<li>Anote o que mais incomoda, desde quando e o que melhora ou piora.</li>
<li>Entre alguns minutos antes: a Emma testa câmera, microfone e conexão com você.</li>
</ul>
<h2>Durante</h2>
<p>Diga logo no começo o que você espera da consulta. Se a imagem falhar, o áudio continua; se a chamada cair, basta
entrar de novo pelo mesmo botão.</p>
<h2>Depois</h2>
<p>A receita e as orientações ficam na sua <a href="/customer/area-paciente">área do paciente</a>. Se os sintomas
mudarem ou piorarem, marque um retorno ou procure atendimento presencial.</p>
<blockquote>Em caso de emergência, ligue para o SAMU: <a href="tel:192">192</a>.</blockquote>`,
    age: 2,
    art: [teal, mint, 'circles'],
  },
  {
    title: 'Dormir bem começa antes de deitar',
    summary: 'Pequenos hábitos no fim da tarde mudam a noite inteira.',
    content: `<p>Adultos costumam precisar de sete a nove horas de sono. Quando o sono não vem, vale olhar para as horas
que antecedem a cama.</p>
<h2>O que ajuda</h2>
<ol>
<li>Horários parecidos para deitar e levantar, também no fim de semana.</li>
<li>Luz baixa e telas longe na última hora do dia.</li>
<li>Café, chá preto e energéticos só até o começo da tarde.</li>
<li>Atividade física regular, de preferência longe da hora de dormir.</li>
</ol>
<h2>Quando procurar ajuda</h2>
<p>Se a dificuldade aparece três ou mais noites por semana, há mais de três meses, ou se você ronca alto e acorda
cansado, converse com um especialista. <em>Não use remédios para dormir por conta própria.</em></p>`,
    age: 9,
    art: [sky, teal, 'waves'],
  },
  {
    title: 'Vacinas do adulto: o que conferir na caderneta',
    summary: 'Vacina não é só coisa de criança. Veja quais doses costumam ser esquecidas.',
    content: `<p>O calendário do Programa Nacional de Imunizações também tem doses para adultos e idosos, gratuitas nas
unidades básicas de saúde.</p>
<ul>
<li><strong>Dupla adulto (difteria e tétano):</strong> reforço a cada dez anos.</li>
<li><strong>Hepatite B:</strong> três doses, para quem não tomou.</li>
<li><strong>Febre amarela:</strong> conforme a idade e o lugar onde você mora ou para onde viaja.</li>
<li><strong>Gripe e covid-19:</strong> nas campanhas, sobretudo para grupos prioritários.</li>
</ul>
<p>Perdeu a caderneta? Procure a unidade onde se vacinou: o registro pode estar lá. Na dúvida sobre alguma dose, pergunte
na sua próxima consulta.</p>`,
    age: 21,
    art: [leaf, teal, 'leaves'],
  },
  {
    title: 'Pressão alta: por que medir mesmo sem sentir nada',
    summary: 'A hipertensão quase nunca dá sinais. Medir é simples e protege coração, rins e cérebro.',
    content: `<p>A pressão alta costuma ser silenciosa por anos. Medir uma vez por ano, a partir da idade adulta, já ajuda
a descobri-la cedo.</p>
<h2>Como medir em casa</h2>
<ul>
<li>Sente-se e descanse cinco minutos, com as costas apoiadas e as pernas descruzadas.</li>
<li>Apoie o braço na altura do coração e não fale durante a medida.</li>
<li>Repita depois de um minuto e anote os dois valores, com dia e hora.</li>
</ul>
<p>Leve as anotações para a consulta. Se tiver dor no peito, falta de ar, fraqueza de um lado do corpo ou dificuldade
para falar, procure um pronto-socorro imediatamente.</p>`,
    age: 40,
    art: [apricot, amber, 'waves'],
  },
  {
    title: 'Novidades da Emma em dezembro',
    summary: 'Rascunho: o que muda na plataforma no fim do ano.',
    content: '<p>Texto em preparação.</p>',
    age: 0,
    draft: true,
    art: [amber, apricot, 'circles'],
  },
]
