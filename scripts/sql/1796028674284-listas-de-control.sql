-- ListasDeControl1796028674284
-- Huella: 06887cbb637a21c27baad15fe8c364b27831934cf6869902236b8d51a34cc8c0
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1796028674284-listas-de-control.sql
SET NOCOUNT ON;
SET XACT_ABORT ON;
SET ANSI_NULLS ON;
SET QUOTED_IDENTIFIER ON;
GO
IF DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')
RAISERROR (N'Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.', 16, 1);
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'huella') IS NULL
ALTER TABLE "dbo"."migracion" ADD "huella" varchar(64) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'aplicadaPor') IS NULL
ALTER TABLE "dbo"."migracion" ADD "aplicadaPor" nvarchar(128) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'aplicadaEn') IS NULL
ALTER TABLE "dbo"."migracion" ADD "aplicadaEn" datetime2(3) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'duracionMs') IS NULL
ALTER TABLE "dbo"."migracion" ADD "duracionMs" int NULL;
GO
IF OBJECT_ID(N'tempdb..#inicio') IS NOT NULL
DROP TABLE #inicio;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
RAISERROR (N'Falta EntregaDeCopias1796023308296: aplique antes 1796023308296-entrega-de-copias.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
ALTER TABLE "sistema"."importacion" DROP CONSTRAINT "CK_importacion_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE TABLE "sistema"."entrada_de_lista" (
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
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE INDEX "IX_entrada_de_lista_identificacion" ON "sistema"."entrada_de_lista" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE TABLE "sistema"."clave_de_lista" (
  "clave" nvarchar(120) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "entradaId" int NOT NULL,
  CONSTRAINT "PK_clave_de_lista" PRIMARY KEY ("clave", "entradaId")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE INDEX "IX_clave_de_lista_entradaId" ON "sistema"."clave_de_lista" ("entradaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE TABLE "sistema"."cotejo" (
  "sujeto" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "sujetoId" int NOT NULL,
  "visto" int NOT NULL,
  CONSTRAINT "PK_cotejo" PRIMARY KEY ("sujeto", "sujetoId")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE TABLE "cliente"."coincidencia" (
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
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE INDEX "IX_coincidencia_estado_halladaEn" ON "cliente"."coincidencia" ("estado", "halladaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE UNIQUE INDEX "IX_coincidencia_ejecutivoId_lista_persona" ON "cliente"."coincidencia" ("ejecutivoId", "lista", "persona") WHERE "ejecutivoId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE UNIQUE INDEX "IX_coincidencia_conyugeId_lista_persona" ON "cliente"."coincidencia" ("conyugeId", "lista", "persona") WHERE "conyugeId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
CREATE UNIQUE INDEX "IX_coincidencia_personaId_lista_persona" ON "cliente"."coincidencia" ("personaId", "lista", "persona") WHERE "personaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
ALTER TABLE "sistema"."clave_de_lista" ADD CONSTRAINT "FK_clave_de_lista_entradaId" FOREIGN KEY ("entradaId") REFERENCES "sistema"."entrada_de_lista"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
ALTER TABLE "cliente"."coincidencia" ADD CONSTRAINT "FK_coincidencia_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
ALTER TABLE "cliente"."coincidencia" ADD CONSTRAINT "FK_coincidencia_conyugeId" FOREIGN KEY ("conyugeId") REFERENCES "expediente"."conyuge"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
ALTER TABLE "cliente"."coincidencia" ADD CONSTRAINT "FK_coincidencia_ejecutivoId" FOREIGN KEY ("ejecutivoId") REFERENCES "catalogo"."ejecutivo_concesionario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
ALTER TABLE "cliente"."coincidencia" ADD CONSTRAINT "FK_coincidencia_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'COPIA-ENTREGADA', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'COINCIDENCIA-HALLADA', 'COINCIDENCIA-DESCARTADA', 'COINCIDENCIA-CONFIRMADA', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'FIRMA-TEMPRANA', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'ADENDA-GENERADA', 'ADENDA-ACTUALIZADA', 'ADENDA-ENVIADA', 'ADENDA-APROBADA', 'ADENDA-RECHAZADA', 'ADENDA-ANULADA', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'LLAMADA', 'PEDIDO', 'NOTA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
ALTER TABLE "sistema"."importacion" ADD CONSTRAINT "CK_importacion_tipo" CHECK ("tipo" IN ('grupos', 'personas', 'planes', 'notarios', 'usuarios', 'asambleas', 'adjudicaciones', 'ejecutivos-asignados', 'movimientos', 'actividades-uafe', 'feriados', 'tipos-documento', 'parametros-riesgo', 'marcas-modelos', 'precios-vehiculo', 'concesionarios', 'ejecutivos-concesionario', 'dispositivos', 'tipos-tarea', 'listas-control'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1796028674284, N'ListasDeControl1796028674284', N'06887cbb637a21c27baad15fe8c364b27831934cf6869902236b8d51a34cc8c0', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284')
RAISERROR (N'ListasDeControl1796028674284 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ListasDeControl1796028674284' AND "huella" <> N'06887cbb637a21c27baad15fe8c364b27831934cf6869902236b8d51a34cc8c0')
RAISERROR (N'ListasDeControl1796028674284 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
