import { SchemaMigration } from './migration';

export class EntregaDeModelo1795955443695 extends SchemaMigration {
  override readonly mssql = [
    `ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo"`,
    `CREATE TABLE "legal"."entrega_de_modelo" (
  "id" int NOT NULL IDENTITY(1,1),
  "contratoId" int NOT NULL,
  "archivoId" int NOT NULL,
  "reciboId" int,
  "entregadoEn" datetime2(3) NOT NULL,
  "medio" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "correo" nvarchar(254),
  "huella" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "registradaPor" int,
  "registradaEn" datetime2(3) NOT NULL,
  CONSTRAINT "CK_entrega_de_modelo_medio" CHECK ("medio" IN ('mano', 'correo')),
  CONSTRAINT "PK_entrega_de_modelo" PRIMARY KEY ("id")
)`,
    `CREATE INDEX "IX_entrega_de_modelo_reciboId" ON "legal"."entrega_de_modelo" ("reciboId")`,
    `CREATE INDEX "IX_entrega_de_modelo_archivoId" ON "legal"."entrega_de_modelo" ("archivoId")`,
    `CREATE INDEX "IX_entrega_de_modelo_contratoId" ON "legal"."entrega_de_modelo" ("contratoId")`,
    `ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_contratoId" FOREIGN KEY ("contratoId") REFERENCES "legal"."contrato"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_reciboId" FOREIGN KEY ("reciboId") REFERENCES "sistema"."archivo"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_registradaPor" FOREIGN KEY ("registradaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'))`,
  ];

  override readonly sqlite = [
    `CREATE TABLE "nueva_evento" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "tipo" varchar(30) NOT NULL, "planId" integer NOT NULL, "personaId" integer, "usuarioId" integer, "idDepartamento" varchar(3), "fecha" datetime NOT NULL, "observacion" nvarchar(500), CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176')), CONSTRAINT "FK_evento_planId" FOREIGN KEY ("planId") REFERENCES "plan_ahorro" ("id"), CONSTRAINT "FK_evento_personaId" FOREIGN KEY ("personaId") REFERENCES "persona" ("id"), CONSTRAINT "FK_evento_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "usuario" ("id"), CONSTRAINT "FK_evento_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "departamento" ("codigo"))`,
    `INSERT INTO "nueva_evento" ("id", "tipo", "planId", "personaId", "usuarioId", "idDepartamento", "fecha", "observacion") SELECT "id", "tipo", "planId", "personaId", "usuarioId", "idDepartamento", "fecha", "observacion" FROM "evento"`,
    `DROP TABLE "evento"`,
    `ALTER TABLE "nueva_evento" RENAME TO "evento"`,
    `CREATE INDEX "IX_evento_tipo_fecha_planId" ON "evento" ("tipo", "fecha", "planId")`,
    `CREATE INDEX "IX_evento_planId_fecha" ON "evento" ("planId", "fecha")`,
    `CREATE TABLE "entrega_de_modelo" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "contratoId" integer NOT NULL, "archivoId" integer NOT NULL, "reciboId" integer, "entregadoEn" datetime NOT NULL, "medio" varchar(10) NOT NULL, "correo" nvarchar(254), "huella" varchar(64) NOT NULL, "registradaPor" integer, "registradaEn" datetime NOT NULL, CONSTRAINT "CK_entrega_de_modelo_medio" CHECK ("medio" IN ('mano', 'correo')), CONSTRAINT "FK_entrega_de_modelo_contratoId" FOREIGN KEY ("contratoId") REFERENCES "contrato" ("id"), CONSTRAINT "FK_entrega_de_modelo_archivoId" FOREIGN KEY ("archivoId") REFERENCES "archivo" ("id"), CONSTRAINT "FK_entrega_de_modelo_reciboId" FOREIGN KEY ("reciboId") REFERENCES "archivo" ("id"), CONSTRAINT "FK_entrega_de_modelo_registradaPor" FOREIGN KEY ("registradaPor") REFERENCES "usuario" ("id"))`,
    `CREATE INDEX "IX_entrega_de_modelo_reciboId" ON "entrega_de_modelo" ("reciboId")`,
    `CREATE INDEX "IX_entrega_de_modelo_archivoId" ON "entrega_de_modelo" ("archivoId")`,
    `CREATE INDEX "IX_entrega_de_modelo_contratoId" ON "entrega_de_modelo" ("contratoId")`,
  ];
}
