import { SchemaMigration } from './migration';

export class ListasDeControl1796028674284 extends SchemaMigration {
  override readonly mssql = [
    `ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo"`,
    `ALTER TABLE "sistema"."importacion" DROP CONSTRAINT "CK_importacion_tipo"`,
    `CREATE TABLE "sistema"."entrada_de_lista" (
  "id" int NOT NULL IDENTITY(1,1),
  "lista" nvarchar(60) NOT NULL,
  "tipo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "persona" nvarchar(120) NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2,
  "detalle" nvarchar(120),
  "importacionId" int NOT NULL,
  CONSTRAINT "UQ_entrada_de_lista_lista_persona" UNIQUE ("lista", "persona"),
  CONSTRAINT "CK_entrada_de_lista_tipo" CHECK ("tipo" IN ('PEP', 'SANCION')),
  CONSTRAINT "PK_entrada_de_lista" PRIMARY KEY ("id")
)`,
    `CREATE INDEX "IX_entrada_de_lista_identificacion" ON "sistema"."entrada_de_lista" ("identificacion")`,
    `CREATE TABLE "sistema"."clave_de_lista" (
  "clave" nvarchar(120) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "entradaId" int NOT NULL,
  CONSTRAINT "PK_clave_de_lista" PRIMARY KEY ("clave", "entradaId")
)`,
    `CREATE INDEX "IX_clave_de_lista_entradaId" ON "sistema"."clave_de_lista" ("entradaId")`,
    `CREATE TABLE "sistema"."cotejo" (
  "sujeto" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "sujetoId" int NOT NULL,
  "visto" int NOT NULL,
  CONSTRAINT "PK_cotejo" PRIMARY KEY ("sujeto", "sujetoId")
)`,
    `CREATE TABLE "cliente"."coincidencia" (
  "id" int NOT NULL IDENTITY(1,1),
  "sujeto" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "personaId" int,
  "conyugeId" int,
  "ejecutivoId" int,
  "lista" nvarchar(60) NOT NULL,
  "tipo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "persona" nvarchar(120) NOT NULL,
  "nombreEnLista" nvarchar(120) NOT NULL,
  "identificacionEnLista" varchar(20) COLLATE Latin1_General_100_BIN2,
  "detalle" nvarchar(120),
  "por" varchar(15) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "razon" nvarchar(500) NOT NULL,
  "halladaEn" datetime2(3) NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "motivo" nvarchar(500),
  "decididaPor" int,
  "decididaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "CK_coincidencia_sujeto" CHECK ("sujeto" IN ('persona', 'conyuge', 'ejecutivo')),
  CONSTRAINT "CK_coincidencia_tipo" CHECK ("tipo" IN ('PEP', 'SANCION')),
  CONSTRAINT "CK_coincidencia_por" CHECK ("por" IN ('identificacion', 'nombre')),
  CONSTRAINT "CK_coincidencia_estado" CHECK ("estado" IN ('por-revisar', 'descartada', 'confirmada')),
  CONSTRAINT "CK_coincidencia_dueno" CHECK (("sujeto" = 'persona' AND "personaId" IS NOT NULL AND "conyugeId" IS NULL AND "ejecutivoId" IS NULL)
  OR ("sujeto" = 'conyuge' AND "conyugeId" IS NOT NULL AND "personaId" IS NULL AND "ejecutivoId" IS NULL)
  OR ("sujeto" = 'ejecutivo' AND "ejecutivoId" IS NOT NULL AND "personaId" IS NULL AND "conyugeId" IS NULL)),
  CONSTRAINT "PK_coincidencia" PRIMARY KEY ("id")
)`,
    `CREATE INDEX "IX_coincidencia_estado_halladaEn" ON "cliente"."coincidencia" ("estado", "halladaEn")`,
    `CREATE UNIQUE INDEX "IX_coincidencia_ejecutivoId_lista_persona" ON "cliente"."coincidencia" ("ejecutivoId", "lista", "persona") WHERE "ejecutivoId" IS NOT NULL`,
    `CREATE UNIQUE INDEX "IX_coincidencia_conyugeId_lista_persona" ON "cliente"."coincidencia" ("conyugeId", "lista", "persona") WHERE "conyugeId" IS NOT NULL`,
    `CREATE UNIQUE INDEX "IX_coincidencia_personaId_lista_persona" ON "cliente"."coincidencia" ("personaId", "lista", "persona") WHERE "personaId" IS NOT NULL`,
    `ALTER TABLE "sistema"."clave_de_lista" ADD CONSTRAINT "FK_clave_de_lista_entradaId" FOREIGN KEY ("entradaId") REFERENCES "sistema"."entrada_de_lista"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "cliente"."coincidencia" ADD CONSTRAINT "FK_coincidencia_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "cliente"."coincidencia" ADD CONSTRAINT "FK_coincidencia_conyugeId" FOREIGN KEY ("conyugeId") REFERENCES "expediente"."conyuge"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "cliente"."coincidencia" ADD CONSTRAINT "FK_coincidencia_ejecutivoId" FOREIGN KEY ("ejecutivoId") REFERENCES "catalogo"."ejecutivo_concesionario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "cliente"."coincidencia" ADD CONSTRAINT "FK_coincidencia_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'COPIA-ENTREGADA', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'COINCIDENCIA-HALLADA', 'COINCIDENCIA-DESCARTADA', 'COINCIDENCIA-CONFIRMADA', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'FIRMA-TEMPRANA', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'ADENDA-GENERADA', 'ADENDA-ACTUALIZADA', 'ADENDA-ENVIADA', 'ADENDA-APROBADA', 'ADENDA-RECHAZADA', 'ADENDA-ANULADA', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'LLAMADA', 'PEDIDO', 'NOTA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'))`,
    `ALTER TABLE "sistema"."importacion" ADD CONSTRAINT "CK_importacion_tipo" CHECK ("tipo" IN ('grupos', 'personas', 'planes', 'notarios', 'usuarios', 'asambleas', 'adjudicaciones', 'ejecutivos-asignados', 'movimientos', 'actividades-uafe', 'feriados', 'tipos-documento', 'parametros-riesgo', 'marcas-modelos', 'precios-vehiculo', 'concesionarios', 'ejecutivos-concesionario', 'dispositivos', 'tipos-tarea', 'listas-control'))`,
  ];

  override readonly sqlite = [
    `CREATE TABLE "coincidencia" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "sujeto" varchar(10) NOT NULL, "personaId" integer, "conyugeId" integer, "ejecutivoId" integer, "lista" nvarchar(60) NOT NULL, "tipo" varchar(10) NOT NULL, "persona" nvarchar(120) NOT NULL, "nombreEnLista" nvarchar(120) NOT NULL, "identificacionEnLista" varchar(20), "detalle" nvarchar(120), "por" varchar(15) NOT NULL, "razon" nvarchar(500) NOT NULL, "halladaEn" datetime NOT NULL, "estado" varchar(20) NOT NULL, "motivo" nvarchar(500), "decididaPor" integer, "decididaEn" datetime, "version" integer NOT NULL, CONSTRAINT "CK_coincidencia_sujeto" CHECK ("sujeto" IN ('persona', 'conyuge', 'ejecutivo')), CONSTRAINT "CK_coincidencia_tipo" CHECK ("tipo" IN ('PEP', 'SANCION')), CONSTRAINT "CK_coincidencia_por" CHECK ("por" IN ('identificacion', 'nombre')), CONSTRAINT "CK_coincidencia_estado" CHECK ("estado" IN ('por-revisar', 'descartada', 'confirmada')), CONSTRAINT "CK_coincidencia_dueno" CHECK (("sujeto" = 'persona' AND "personaId" IS NOT NULL AND "conyugeId" IS NULL AND "ejecutivoId" IS NULL)
  OR ("sujeto" = 'conyuge' AND "conyugeId" IS NOT NULL AND "personaId" IS NULL AND "ejecutivoId" IS NULL)
  OR ("sujeto" = 'ejecutivo' AND "ejecutivoId" IS NOT NULL AND "personaId" IS NULL AND "conyugeId" IS NULL)), CONSTRAINT "FK_coincidencia_personaId" FOREIGN KEY ("personaId") REFERENCES "persona" ("id"), CONSTRAINT "FK_coincidencia_conyugeId" FOREIGN KEY ("conyugeId") REFERENCES "conyuge" ("id"), CONSTRAINT "FK_coincidencia_ejecutivoId" FOREIGN KEY ("ejecutivoId") REFERENCES "ejecutivo_concesionario" ("id"), CONSTRAINT "FK_coincidencia_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "usuario" ("id"))`,
    `CREATE INDEX "IX_coincidencia_estado_halladaEn" ON "coincidencia" ("estado", "halladaEn")`,
    `CREATE UNIQUE INDEX "IX_coincidencia_ejecutivoId_lista_persona" ON "coincidencia" ("ejecutivoId", "lista", "persona") WHERE "ejecutivoId" IS NOT NULL`,
    `CREATE UNIQUE INDEX "IX_coincidencia_conyugeId_lista_persona" ON "coincidencia" ("conyugeId", "lista", "persona") WHERE "conyugeId" IS NOT NULL`,
    `CREATE UNIQUE INDEX "IX_coincidencia_personaId_lista_persona" ON "coincidencia" ("personaId", "lista", "persona") WHERE "personaId" IS NOT NULL`,
    `CREATE TABLE "nueva_evento" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "tipo" varchar(30) NOT NULL, "planId" integer NOT NULL, "personaId" integer, "usuarioId" integer, "idDepartamento" varchar(3), "fecha" datetime NOT NULL, "observacion" nvarchar(500), CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'COPIA-ENTREGADA', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'COINCIDENCIA-HALLADA', 'COINCIDENCIA-DESCARTADA', 'COINCIDENCIA-CONFIRMADA', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'FIRMA-TEMPRANA', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'ADENDA-GENERADA', 'ADENDA-ACTUALIZADA', 'ADENDA-ENVIADA', 'ADENDA-APROBADA', 'ADENDA-RECHAZADA', 'ADENDA-ANULADA', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'LLAMADA', 'PEDIDO', 'NOTA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176')), CONSTRAINT "FK_evento_planId" FOREIGN KEY ("planId") REFERENCES "plan_ahorro" ("id"), CONSTRAINT "FK_evento_personaId" FOREIGN KEY ("personaId") REFERENCES "persona" ("id"), CONSTRAINT "FK_evento_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "usuario" ("id"), CONSTRAINT "FK_evento_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "departamento" ("codigo"))`,
    `INSERT INTO "nueva_evento" ("id", "tipo", "planId", "personaId", "usuarioId", "idDepartamento", "fecha", "observacion") SELECT "id", "tipo", "planId", "personaId", "usuarioId", "idDepartamento", "fecha", "observacion" FROM "evento"`,
    `DROP TABLE "evento"`,
    `ALTER TABLE "nueva_evento" RENAME TO "evento"`,
    `CREATE INDEX "IX_evento_tipo_fecha_planId" ON "evento" ("tipo", "fecha", "planId")`,
    `CREATE INDEX "IX_evento_planId_fecha" ON "evento" ("planId", "fecha")`,
    `CREATE TABLE "entrada_de_lista" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "lista" nvarchar(60) NOT NULL, "tipo" varchar(10) NOT NULL, "persona" nvarchar(120) NOT NULL, "nombre" nvarchar(120) NOT NULL, "identificacion" varchar(20), "detalle" nvarchar(120), "importacionId" integer NOT NULL, CONSTRAINT "UQ_entrada_de_lista_lista_persona" UNIQUE ("lista", "persona"), CONSTRAINT "CK_entrada_de_lista_tipo" CHECK ("tipo" IN ('PEP', 'SANCION')))`,
    `CREATE INDEX "IX_entrada_de_lista_identificacion" ON "entrada_de_lista" ("identificacion")`,
    `CREATE TABLE "clave_de_lista" ("clave" nvarchar(120) NOT NULL, "entradaId" integer NOT NULL, CONSTRAINT "FK_clave_de_lista_entradaId" FOREIGN KEY ("entradaId") REFERENCES "entrada_de_lista" ("id"), PRIMARY KEY ("clave", "entradaId")) WITHOUT ROWID`,
    `CREATE INDEX "IX_clave_de_lista_entradaId" ON "clave_de_lista" ("entradaId")`,
    `CREATE TABLE "cotejo" ("sujeto" varchar(10) NOT NULL, "sujetoId" integer NOT NULL, "visto" integer NOT NULL, PRIMARY KEY ("sujeto", "sujetoId")) WITHOUT ROWID`,
    `CREATE TABLE "nueva_importacion" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "tipo" varchar(30) NOT NULL, "nombreArchivo" nvarchar(300) NOT NULL, "sha256" varchar(64) NOT NULL, "estado" varchar(20) NOT NULL, "leidas" integer NOT NULL, "creadas" integer NOT NULL, "cambiadas" integer NOT NULL, "iguales" integer NOT NULL, "rechazadas" integer NOT NULL, "resumen" text, "creadaPor" integer, "creadaEn" datetime NOT NULL, "aplicadaEn" datetime, "version" integer NOT NULL, CONSTRAINT "CK_importacion_tipo" CHECK ("tipo" IN ('grupos', 'personas', 'planes', 'notarios', 'usuarios', 'asambleas', 'adjudicaciones', 'ejecutivos-asignados', 'movimientos', 'actividades-uafe', 'feriados', 'tipos-documento', 'parametros-riesgo', 'marcas-modelos', 'precios-vehiculo', 'concesionarios', 'ejecutivos-concesionario', 'dispositivos', 'tipos-tarea', 'listas-control')), CONSTRAINT "CK_importacion_estado" CHECK ("estado" IN ('VALIDANDO', 'VALIDADA', 'CON ERRORES', 'APLICADA', 'FALLIDA')), CONSTRAINT "CK_importacion_resumen" CHECK (json_valid("resumen")), CONSTRAINT "FK_importacion_creadaPor" FOREIGN KEY ("creadaPor") REFERENCES "usuario" ("id"))`,
    `INSERT INTO "nueva_importacion" ("id", "tipo", "nombreArchivo", "sha256", "estado", "leidas", "creadas", "cambiadas", "iguales", "rechazadas", "resumen", "creadaPor", "creadaEn", "aplicadaEn", "version") SELECT "id", "tipo", "nombreArchivo", "sha256", "estado", "leidas", "creadas", "cambiadas", "iguales", "rechazadas", "resumen", "creadaPor", "creadaEn", "aplicadaEn", "version" FROM "importacion"`,
    `DROP TABLE "importacion"`,
    `ALTER TABLE "nueva_importacion" RENAME TO "importacion"`,
  ];
}
