import { SchemaMigration } from './migration';

export class DatosDelActa1795928041066 extends SchemaMigration {
  override readonly mssql = [
    `ALTER TABLE "catalogo"."plazo" DROP CONSTRAINT "CK_plazo_codigo"`,
    `ALTER TABLE "asamblea"."asamblea" ADD "representante" nvarchar(120)`,
    `ALTER TABLE "asamblea"."asamblea" ADD "notariaNumero" nvarchar(60)`,
    `ALTER TABLE "asamblea"."asamblea" ADD "notariaCanton" nvarchar(60)`,
    `ALTER TABLE "asamblea"."asamblea" ADD "convocatoria" nvarchar(120)`,
    `ALTER TABLE "asamblea"."asamblea" ADD "ordenDelDia" nvarchar(500)`,
    `ALTER TABLE "catalogo"."plazo" ADD CONSTRAINT "CK_plazo_codigo" CHECK ("codigo" IN ('entrega', 'aceptacion', 'requerimiento', 'aceleracion', 'avisoAlGarante', 'cuotasSinGarante', 'nuevoGarante', 'seguros', 'renovacionDeSeguro', 'siniestro', 'medidaJudicial', 'embargo', 'fuerzaMayor', 'cambioDeDatos', 'estadoCivil', 'inspeccion', 'matricula', 'copiaDeMatricula', 'cancelacionPrenda', 'cancelacionHipoteca', 'restitucion', 'tablaDeCuotas', 'estadoDeCuenta', 'arregloDirecto'))`,
  ];

  override readonly sqlite = [
    `CREATE TABLE "nueva_plazo" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "codigo" varchar(20) NOT NULL, "producto" varchar(2) NOT NULL, "desde" character(10) NOT NULL, "dias" integer NOT NULL, "clausula" nvarchar(120) NOT NULL, "guardadaEn" datetime NOT NULL, "guardadaPor" integer, "version" integer NOT NULL, CONSTRAINT "UQ_plazo_codigo_producto_desde" UNIQUE ("codigo", "producto", "desde"), CONSTRAINT "CK_plazo_codigo" CHECK ("codigo" IN ('entrega', 'aceptacion', 'requerimiento', 'aceleracion', 'avisoAlGarante', 'cuotasSinGarante', 'nuevoGarante', 'seguros', 'renovacionDeSeguro', 'siniestro', 'medidaJudicial', 'embargo', 'fuerzaMayor', 'cambioDeDatos', 'estadoCivil', 'inspeccion', 'matricula', 'copiaDeMatricula', 'cancelacionPrenda', 'cancelacionHipoteca', 'restitucion', 'tablaDeCuotas', 'estadoDeCuenta', 'arregloDirecto')), CONSTRAINT "CK_plazo_producto" CHECK ("producto" IN ('01', '02')), CONSTRAINT "CK_plazo_desde" CHECK (date("desde") IS "desde"), CONSTRAINT "CK_plazo_dias" CHECK ("dias" BETWEEN 1 AND 250), CONSTRAINT "FK_plazo_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "usuario" ("id"))`,
    `INSERT INTO "nueva_plazo" ("id", "codigo", "producto", "desde", "dias", "clausula", "guardadaEn", "guardadaPor", "version") SELECT "id", "codigo", "producto", "desde", "dias", "clausula", "guardadaEn", "guardadaPor", "version" FROM "plazo"`,
    `DROP TABLE "plazo"`,
    `ALTER TABLE "nueva_plazo" RENAME TO "plazo"`,
    `CREATE TABLE "nueva_asamblea" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "grupoId" integer NOT NULL, "productoCodigo" varchar(2) NOT NULL, "numeroAsamblea" integer NOT NULL, "fecha" character(10) NOT NULL, "hora" character(5) NOT NULL, "lugar" nvarchar(60) NOT NULL, "notario" nvarchar(120) NOT NULL, "testigo1" nvarchar(120), "testigo2" nvarchar(120), "testigo3" nvarchar(120), "representante" nvarchar(120), "notariaNumero" nvarchar(60), "notariaCanton" nvarchar(60), "convocatoria" nvarchar(120), "ordenDelDia" nvarchar(500), "estado" varchar(20) NOT NULL, "versionParticipantes" integer NOT NULL, "version" integer NOT NULL, CONSTRAINT "UQ_asamblea_grupoId_numeroAsamblea" UNIQUE ("grupoId", "numeroAsamblea"), CONSTRAINT "CK_asamblea_numeroAsamblea" CHECK ("numeroAsamblea" >= 1), CONSTRAINT "CK_asamblea_fecha" CHECK (date("fecha") IS "fecha"), CONSTRAINT "CK_asamblea_hora" CHECK ("hora" GLOB '[0-2][0-9]:[0-5][0-9]' AND "hora" < '24:00'), CONSTRAINT "FK_asamblea_grupoId" FOREIGN KEY ("grupoId") REFERENCES "grupo" ("id"), CONSTRAINT "FK_asamblea_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "producto" ("codigo"))`,
    `INSERT INTO "nueva_asamblea" ("id", "grupoId", "productoCodigo", "numeroAsamblea", "fecha", "hora", "lugar", "notario", "testigo1", "testigo2", "testigo3", "estado", "versionParticipantes", "version") SELECT "id", "grupoId", "productoCodigo", "numeroAsamblea", "fecha", "hora", "lugar", "notario", "testigo1", "testigo2", "testigo3", "estado", "versionParticipantes", "version" FROM "asamblea"`,
    `DROP TABLE "asamblea"`,
    `ALTER TABLE "nueva_asamblea" RENAME TO "asamblea"`,
    `CREATE INDEX "IX_asamblea_fecha" ON "asamblea" ("fecha")`,
    `CREATE INDEX "IX_asamblea_productoCodigo_fecha" ON "asamblea" ("productoCodigo", "fecha")`,
  ];
}
