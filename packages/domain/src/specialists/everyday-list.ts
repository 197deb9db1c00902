import { complaints } from './symptom-list.ts'

/**
 * Complaints as people say them at home and in the regions of Brazil, by the catalogue's addresses. They are understood,
 * not suggested.
 */
export const everyday: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica':
    complaints(`piriri, caganeira, desarranjo, quentura, moleza, corpo mole, fastio, falta de apetite,
    sem fome, lombriga, vermes, passando mal, gastura, dor na nuca, pressão, cólica renal, cólica de rim,
    hipoglicemia, glicemia, pé inchado, pés inchados, perna inchada, mão inchada, cabeça pesada, mordida de cachorro, mordida de gato, espinhela caída,
    pé da barriga, dor no pé da barriga, dor embaixo da barriga, tonteira, zonzo, zonza, cabeça rodando, cabeça girando,
    vista escura, pressão caindo, pressão cai, remédio para pressão, remédio da pressão, comprimido para pressão, sangue grosso,
    nariz escorrendo, garganta arranhando, caxumba, sarampo, zika, chikungunya, malária, febre amarela, cobreiro,
    boca seca, segunda opinião, camisinha estourou, camisinha furou, camisinha rasgou, prep, pep, empachado, ressaca,
    soluço, inss, afastamento, auxílio doença, picada de inseto, picada de abelha, açúcar no sangue, vacina da gripe`),
  'medico-generalista':
    complaints(`piriri, caganeira, desarranjo, quentura, moleza, corpo mole, fastio, falta de apetite, sem fome, lombriga,
    passando mal, gastura, tonteira, zonzo, zonza, remédio para pressão, remédio da pressão, comprimido para pressão,
    segunda opinião, nariz escorrendo, garganta arranhando, espinhela caída`),
  cardiologia: complaints(
    ' pressão, remédio para pressão, remédio da pressão, comprimido para pressão, coração disparado',
  ),
  dermatologia:
    complaints(`pereba, curuba, sarna, escabiose, impinge, impingem, cobreiro, herpes zoster, bicho de pé,
    bicho geográfico, boqueira, brotoeja, piolho, caroço na pele, bolinhas na pele, mancha no rosto, seborreia, foliculite, cabelo cai,
    hanseníase, tirar sinal, harmonização facial, cabelo ralo, unha roxa, picada de inseto, botox`),
  'ginecologia-e-obstetricia':
    complaints(`coceira lá embaixo, coceira íntima, coceira na vagina, coceira vaginal, coceira nas partes íntimas,
    ardência lá embaixo, lá embaixo, partes íntimas, vagina, vulva, fogacho, aborto, perdi o bebê, camisinha estourou,
    camisinha furou, camisinha rasgou, leite empedrado, peito empedrado, mastite, bico do peito rachado, mamilo,
    dor no seio, caroço no seio, caroço no peito, nódulo na mama, útero, bexiga caída, hpv, laqueadura, engravidar,
    tentante, parto, cesárea, pós-parto, regras atrasadas, desceu duas vezes, secura vaginal, falta de libido,
    reposição hormonal, pé da barriga, dor no pé da barriga, dor embaixo da barriga, não seguro o xixi,
    sexólogo, sexóloga`),
  pediatria:
    complaints(`sapinho, xixi na cama, moleira, mão pé boca, roséola, escarlatina, menino, menina, guri, guria, netinho,
    netinha, criancinha, bebezinho, bebê chorando, bebê não dorme, tosse de cachorro, piolho`),
  psiquiatria:
    complaints(`nervosa, nervoso, farnizim, farnesim, pensamento acelerado, cabeça não para, choro à toa, só choro, desânimo,
    sem ânimo, dependência química, drogas, cocaína, crack, viciado, viciada, vício em jogo, bets, apostas, surto,
    ouvindo vozes, ouço vozes, borderline, depressão pós-parto`),
  psicologia:
    complaints(`nervosa, nervoso, farnizim, farnesim, nó na garganta, bolo na garganta, crise existencial, existencial, choro à toa,
    só choro, chorando muito, desânimo, sem ânimo, raiva, traição, relacionamento abusivo, assédio, apanhei, bateu em mim,
    violência doméstica, violência contra a mulher, estupro, abuso sexual, vício em jogo, bets, apostas, borderline,
    me sinto sozinho, me sinto sozinha, depressão pós-parto, dificuldade de aprendizagem, psicanalista, psicanálise,
    psicopedagoga, psicopedagogo, sexólogo, sexóloga`),
  'ortopedia-e-traumatologia':
    complaints(`dor nos quartos, dor nas cadeiras, espinhaço, cacunda, munheca, mau jeito, coluna travada, travou a coluna,
    costas travadas, bico de papagaio, quebrei, quebrei o braço, quebrei a perna, quebrei o pé, luxação, desloquei o ombro,
    pé chato, dor no calcanhar, dor no braço, joelho inchado, caí, caiu, tombo, levei um tombo, espinhela caída,
    dor na nuca, dor nos ossos`),
  fisioterapia: complaints('dor nas cadeiras, mau jeito, coluna travada, costas travadas, não seguro o xixi'),
  endocrinologia:
    complaints(`açúcar no sangue, açúcar no sangue alto, hormonização, terapia hormonal, reposição hormonal, bariátrica,
    cirurgia bariátrica, pé diabético, hipoglicemia, glicemia`),
  nutricao: complaints('bariátrica, cirurgia bariátrica, sem glúten, low carb'),
  neurologia:
    complaints(`esqueço as coisas, esqueço tudo, esquecida, esquecido, esquecendo, caduco, caduca, caducando, demência,
    tremedeira, mãos tremendo, mão dormente, perna dormente, tonteira, cabeça rodando, cabeça girando, cabeça pesada`),
  geriatria: complaints(
    'esqueço as coisas, esquecida, esquecido, caduco, caduca, caducando, demência, idosa, terceira idade, velhinho, velhinha',
  ),
  odontologia:
    complaints(`dente mole, dente inflamado, dente caiu, quebrei o dente, obturação, prótese dentária, coroa no dente,
    arrancar dente, extrair dente, tártaro, limpeza de dente, bafo, boqueira, inflamação no dente, facetas, harmonização facial`),
  fonoaudiologia: complaints(
    'gago, gaga, troca letras, fala errado, não fala direito, psicopedagoga, psicopedagogo',
  ),
  otorrinolaringologia:
    complaints(`nó na garganta, bolo na garganta, ouvido doendo, ouvido inflamado, água no ouvido, cera no ouvido, surdo, surda,
    surdez, não escuto, nariz sangrando, carne esponjosa, adenoide, sem olfato, perdi o olfato, rouco, rouca, pigarro,
    amigdalite, cera`),
  oftalmologia:
    complaints(`terçolho, dor d'olhos, dor nos olhos, vista curta, vista turva, vista escura, remela, olho coçando, olho inchado,
    olho lacrimejando, cisco no olho, lente de contato, estrabismo, vesgo, vesga`),
  urologia:
    complaints(`mijando sangue, xixi com sangue, urina com sangue, urinando sangue, não seguro o xixi, xixi na cama,
    xixi toda hora, bexiga, não sobe, broxei, brochei, broxa, brochante, impotência, impotente, pênis, caroço no saco,
    dor no saco, saco inchado, testículo, hpv, corrimento no pênis,
    cólica renal, cólica de rim, sexólogo, sexóloga`),
  gastroenterologia:
    complaints(`bucho inchado, empachado, queimação no estômago, intestino preso, cocô com sangue, sangue no cocô,
    vesícula, ressecado, sangramento anal, dor no ânus, coceira no ânus`),
  coloproctologia: complaints('hemorroida, sangramento anal, dor no ânus, coceira no ânus, fissura anal'),
  pneumologia: complaints('peito chiando, chiado, tuberculose, falta de fôlego'),
  infectologia: complaints(
    'prep, pep, camisinha estourou, camisinha furou, camisinha rasgou, hpv, tuberculose, malária',
  ),
  angiologia: complaints('veia inchada, veias, ferida na perna, perna inchada, pé inchado, pés inchados'),
  nefrologia: complaints('hemodiálise, diálise, creatinina alta'),
  oncologia: complaints('câncer, tumor, quimioterapia, quimio, cancer'),
  'oncologia-clinica': complaints('câncer, tumor, quimioterapia, quimio, cancer'),
  'medicina-do-trabalho': complaints('exame admissional, exame demissional, exame periódico, inss'),
}

/** The same in English. */
export const englishEveryday: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica': complaints(
    'feeling sick, feel sick, unwell, blood pressure pills, second opinion, dog bite, insect bite, no appetite',
  ),
  'ginecologia-e-obstetricia': complaints(
    'morning after pill, plan b, condom broke, itching down there, vaginal itching, miscarriage, abortion, trying to conceive, mastitis',
  ),
  pediatria: complaints('bedwetting, my son, my daughter, toddler, kid, kids, fever in child'),
  psiquiatria: complaints('panic attacks, gambling, hearing voices, mood swings'),
  psicologia: complaints(
    'panic attacks, nervous, anger, abusive relationship, gambling, homesick, rape, domestic violence',
  ),
  odontologia: complaints('tooth pain, my tooth hurts, filling, tooth filling, loose tooth, denture'),
  'ortopedia-e-traumatologia': complaints(
    'broke my arm, broke my leg, twisted my ankle, ankle pain, i fell, fell',
  ),
  urologia: complaints("impotence, can't get it up, peeing blood, testicle pain, penis"),
  neurologia: complaints('forgetful, forgetting things, dementia'),
  geriatria: complaints('forgetful, dementia'),
  oftalmologia: complaints('eye pain, itchy eyes, stye, contact lenses'),
  endocrinologia: complaints('blood sugar, hormone therapy'),
  oncologia: complaints('tumor, tumour, chemotherapy'),
}
