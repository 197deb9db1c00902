-- Gender and marital status are one of a list; what was typed before becomes the entry that it means.

CREATE FUNCTION pg_temp.gender_of(typed text)
 RETURNS text
 LANGUAGE sql
RETURN CASE
  WHEN typed IS NULL OR trim(typed) = '' THEN NULL
  WHEN fold(trim(typed)) ~ '^(f|fem|feminin[oa]|mulher|female|woman)$' THEN 'feminino'
  WHEN fold(trim(typed)) ~ '^(m|masc|masculin[oa]|homem|male|man)$' THEN 'masculino'
  WHEN fold(trim(typed)) ~ '^(nao[_ ]informa|prefiro nao|-$)' THEN 'nao_informar'
  ELSE 'outro' END;

CREATE FUNCTION pg_temp.marital_status_of(typed text)
 RETURNS text
 LANGUAGE sql
RETURN CASE
  WHEN typed IS NULL OR trim(typed) IN ('', '-') THEN NULL
  WHEN fold(typed) ~ 'uniao|conviv|amasiad|companheir' THEN 'uniao_estavel'
  WHEN fold(typed) ~ 'solteir|single' THEN 'solteiro'
  WHEN fold(typed) ~ 'separad|desquitad' THEN 'separado'
  WHEN fold(typed) ~ 'casad|married' THEN 'casado'
  WHEN fold(typed) ~ 'divorc' THEN 'divorciado'
  WHEN fold(typed) ~ 'viuv|widow' THEN 'viuvo'
  ELSE 'outro' END;

UPDATE customers SET gender = pg_temp.gender_of(gender), marital_status = pg_temp.marital_status_of(marital_status)
 WHERE (gender, marital_status)
       IS DISTINCT FROM (pg_temp.gender_of(gender), pg_temp.marital_status_of(marital_status));
UPDATE specialists SET gender = pg_temp.gender_of(gender), marital_status = pg_temp.marital_status_of(marital_status)
 WHERE (gender, marital_status)
       IS DISTINCT FROM (pg_temp.gender_of(gender), pg_temp.marital_status_of(marital_status));
UPDATE dependents SET sex = pg_temp.gender_of(sex) WHERE sex IS DISTINCT FROM pg_temp.gender_of(sex);
DROP FUNCTION pg_temp.gender_of, pg_temp.marital_status_of;

ALTER TABLE customers
  ADD CONSTRAINT customers_gender CHECK (gender IN ('feminino', 'masculino', 'outro', 'nao_informar')),
  ADD CONSTRAINT customers_marital_status CHECK (marital_status IN
    ('solteiro', 'casado', 'uniao_estavel', 'separado', 'divorciado', 'viuvo', 'outro'));
ALTER TABLE specialists
  ADD CONSTRAINT specialists_gender CHECK (gender IN ('feminino', 'masculino', 'outro', 'nao_informar')),
  ADD CONSTRAINT specialists_marital_status CHECK (marital_status IN
    ('solteiro', 'casado', 'uniao_estavel', 'separado', 'divorciado', 'viuvo', 'outro'));
ALTER TABLE dependents
  ADD CONSTRAINT dependents_sex CHECK (sex IN ('feminino', 'masculino', 'outro', 'nao_informar'));
