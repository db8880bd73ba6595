-- EntregaDeCopias1796023308296
-- Huella: 0f174491a077adf0c8b90555b41a58df697d11bec3d5a55328439698b4f02f53
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1796023308296-entrega-de-copias.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
RAISERROR (N'Falta CodigoDeVerificacion1796023110436: aplique antes 1796023110436-codigo-de-verificacion.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CodigoDeVerificacion1796023110436')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" DROP CONSTRAINT "CK_constancia_copia_medio";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "catalogo"."plazo" DROP CONSTRAINT "CK_plazo_codigo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "legal"."entrega_de_modelo" ADD "horas" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
EXEC (N'UPDATE "legal"."entrega_de_modelo" SET "horas" = 72');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "legal"."entrega_de_modelo" ALTER COLUMN "horas" int NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD "documentoId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD "extractoId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD "calidad" varchar(10) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
EXEC (N'UPDATE "asamblea"."constancia_copia" SET "calidad" = CASE WHEN "medio" = ''entidad'' THEN ''entidad'' ELSE ''otro'' END, "medio" = CASE WHEN "medio" = ''entidad'' THEN ''fisica'' ELSE "medio" END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ALTER COLUMN "calidad" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD "planId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD "personaId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD "pedidaEl" date;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD "correo" nvarchar(254);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
CREATE INDEX "IX_constancia_copia_personaId" ON "asamblea"."constancia_copia" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
CREATE INDEX "IX_constancia_copia_planId" ON "asamblea"."constancia_copia" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
CREATE INDEX "IX_constancia_copia_extractoId" ON "asamblea"."constancia_copia" ("extractoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
CREATE INDEX "IX_constancia_copia_documentoId" ON "asamblea"."constancia_copia" ("documentoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "CK_entrega_de_modelo_horas" CHECK ("horas" >= 1);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD CONSTRAINT "CK_constancia_copia_calidad" CHECK ("calidad" IN ('titular', 'apoderado', 'entidad', 'otro'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD CONSTRAINT "FK_constancia_copia_documentoId" FOREIGN KEY ("documentoId") REFERENCES "sistema"."documento_emitido"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD CONSTRAINT "FK_constancia_copia_extractoId" FOREIGN KEY ("extractoId") REFERENCES "sistema"."archivo"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD CONSTRAINT "FK_constancia_copia_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD CONSTRAINT "FK_constancia_copia_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "asamblea"."constancia_copia" ADD CONSTRAINT "CK_constancia_copia_medio" CHECK ("medio" IN ('fisica', 'correo'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'COPIA-ENTREGADA', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'FIRMA-TEMPRANA', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'ADENDA-GENERADA', 'ADENDA-ACTUALIZADA', 'ADENDA-ENVIADA', 'ADENDA-APROBADA', 'ADENDA-RECHAZADA', 'ADENDA-ANULADA', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'LLAMADA', 'PEDIDO', 'NOTA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
ALTER TABLE "catalogo"."plazo" ADD CONSTRAINT "CK_plazo_codigo" CHECK ("codigo" IN ('entrega', 'modelo', 'aceptacion', 'requerimiento', 'aceleracion', 'avisoAlGarante', 'cuotasSinGarante', 'nuevoGarante', 'seguros', 'renovacionDeSeguro', 'siniestro', 'medidaJudicial', 'embargo', 'fuerzaMayor', 'cambioDeDatos', 'estadoCivil', 'inspeccion', 'matricula', 'copiaDeMatricula', 'cancelacionPrenda', 'cancelacionHipoteca', 'restitucion', 'tablaDeCuotas', 'estadoDeCuenta', 'arregloDirecto'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1796023308296, N'EntregaDeCopias1796023308296', N'0f174491a077adf0c8b90555b41a58df697d11bec3d5a55328439698b4f02f53', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296')
RAISERROR (N'EntregaDeCopias1796023308296 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeCopias1796023308296' AND "huella" <> N'0f174491a077adf0c8b90555b41a58df697d11bec3d5a55328439698b4f02f53')
RAISERROR (N'EntregaDeCopias1796023308296 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
