import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './t-sql.mjs';

const REFUSED = [
  'CREATE TABLE "a" ("b" int,, "c" int)',
  'CREATE UNIQUE INDX "i" ON "t" ("a")',
  'CREATE TABLE "t" ("a" nvarchar(60) NOT NUL)',
  'SELECT 1\nGO\nSELECT 2 CREATE VIEW "v" AS SELECT 1 AS "a"',
  'EXEC (N\'CREATE TABEL "t" ("a" int)\')',
  'ALTER TABLE "t" ALTER COLUMN "a" varchar(2) NOT NUL',
  'ALTER TABLE "t" ALTER COLUMN varchar(2) NOT NULL',
  'CREATE CLUSTERED INDEX "i" ON "t" ("a",)',
  'ALTER TABLE "t" ALTER COLUMN "a" varchar(2) COLLATE NOT NULL',
  "EXEC (N'GRANT SELECT ON SCHEMA:reporte TO reportes;')",
  "EXEC (N'DENY UPDATE ON a.b (c, ) TO aplicacion;')",
  "EXEC (N'GRANT SELECT, INSRT ON a.b TO aplicacion;')",
];
const ACCEPTED = [
  'CREATE TABLE "t" ("a" nvarchar(60) NOT NULL)',
  'ALTER TABLE "t" ALTER COLUMN "a" varchar(2) NOT NULL',
  'ALTER TABLE "t" ALTER COLUMN "a" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL',
  'CREATE CLUSTERED INDEX "i" ON "t" ("a") WITH (DROP_EXISTING = ON)',
  'ALTER TABLE "t" ADD CONSTRAINT "k" PRIMARY KEY NONCLUSTERED ("a")',
  'IF XACT_STATE() = 1\nEXEC (N\'CREATE VIEW "v" AS SELECT 1 AS "a"\');',
  "EXEC (N'GRANT SELECT, INSERT ON SCHEMA::a TO aplicacion;')",
  "EXEC (N'DENY UPDATE ON a.b (c, d) TO aplicacion;')",
];

for (const sql of REFUSED) test(`is refused: ${sql}`, () => assert.notDeepEqual(faultsOf(sql).faults, []));
for (const sql of ACCEPTED) test(`is accepted: ${sql}`, () => assert.deepEqual(faultsOf(sql).faults, []));
