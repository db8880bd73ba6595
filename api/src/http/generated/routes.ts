/* tslint:disable */
/* eslint-disable */
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import type { TsoaRoute } from '@tsoa/runtime';
import {  fetchMiddlewares } from '@tsoa/runtime';
import { StrictTemplateService } from '../template-service';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ActaController } from './../../capabilities/acta/acta.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdjudicacionController } from './../../capabilities/adjudicacion/adjudicacion.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { EjecutivoController } from './../../capabilities/adjudicacion/adjudicacion.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AsambleaController } from './../../capabilities/asamblea/asamblea.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AuditoriaController } from './../../capabilities/auditoria/auditoria.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { BorradorController } from './../../capabilities/borrador/borrador.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { BuroController } from './../../capabilities/buro/buro.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { BusquedaController } from './../../capabilities/busqueda/busqueda.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CarpetaController } from './../../capabilities/carpeta/carpeta.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CartaController } from './../../capabilities/carta-salida/carta-salida.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CatalogoController } from './../../capabilities/catalogo/catalogo.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ConcesionarioController } from './../../capabilities/concesionario/concesionario.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DispositivoController } from './../../capabilities/concesionario/dispositivo.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { EjecutivoConcesionarioController } from './../../capabilities/concesionario/ejecutivo-concesionario.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ContratoController } from './../../capabilities/contrato/contrato.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { BaseDeContratoController } from './../../capabilities/contrato/contrato.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ConyugeController } from './../../capabilities/conyuge/conyuge.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CorreoController } from './../../capabilities/correo/correo.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DepositarioController } from './../../capabilities/depositario/depositario.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DocumentoController } from './../../capabilities/documento/documento.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TipoDocumentoController } from './../../capabilities/documento/documento.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DocumentosClienteController } from './../../capabilities/documento/documentos-cliente.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DocumentosDePlanController } from './../../capabilities/documento/documentos-cliente.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { EventoController } from './../../capabilities/evento/evento.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ComentarioRsaController } from './../../capabilities/evento/evento.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PlanController } from './../../capabilities/expediente/expediente.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { FinanzasController } from './../../capabilities/finanzas/finanzas.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { FormatoController } from './../../capabilities/formato/formato.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { GaranteController } from './../../capabilities/garante/garante.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { GrupoController } from './../../capabilities/grupo/grupo.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ImportacionController } from './../../capabilities/importacion/importacion.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ExportacionController } from './../../capabilities/importacion/importacion.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DelegacionController } from './../../capabilities/limite/delegacion.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { LimiteController } from './../../capabilities/limite/limite.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { FichaController } from './../../capabilities/medio-aprobacion/ficha-bien.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MedioDePlanController } from './../../capabilities/medio-aprobacion/ficha-bien.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PlanesParaMedioController } from './../../capabilities/medio-aprobacion/ficha-bien.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MedioController } from './../../capabilities/medio-aprobacion/medio-aprobacion.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MemoController } from './../../capabilities/memo/memo.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MovimientoController } from './../../capabilities/movimiento/movimiento.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CuotaController } from './../../capabilities/movimiento/movimiento.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { NotificacionController } from './../../capabilities/notificacion/notificacion.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { OrdenController } from './../../capabilities/orden-de-compra/orden-de-compra.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { BaseDeOrdenController } from './../../capabilities/orden-de-compra/orden-de-compra.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PagareController } from './../../capabilities/pagare/pagare.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { BaseDePagareController } from './../../capabilities/pagare/pagare.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ParticipanteController } from './../../capabilities/participante/participante.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ExportesDeParticipantesController } from './../../capabilities/participante/participante.exportes.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PersonaController } from './../../capabilities/persona/persona.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PlazoController } from './../../capabilities/plazo/plazo.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PrendaController } from './../../capabilities/prenda/prenda.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { RecorridoController } from './../../capabilities/recorrido/recorrido.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ReferenciaController } from './../../capabilities/referencia/referencia.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { RiesgoController } from './../../capabilities/riesgo/riesgo.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SesionController } from './../../capabilities/sesion/sesion.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PagoController } from './../../capabilities/solicitud-de-pago/solicitud-de-pago.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SolicitudController } from './../../capabilities/solicitud/solicitud.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TableroController } from './../../capabilities/tablero/tablero.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TareaController } from './../../capabilities/tarea/tarea.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TipoDeTareaController } from './../../capabilities/tarea/tarea.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TramiteController } from './../../capabilities/tramite-legal/tramite-legal.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { UsuarioController } from './../../capabilities/usuario/usuario.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { VehiculoController } from './../../capabilities/vehiculo/vehiculo.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { VistaGuardadaController } from './../../capabilities/vista-guardada/vista-guardada.controller';
import { expressAuthentication } from './../../auth/authentication';
// @ts-ignore - no great way to install types from subpackage
import { iocContainer } from './../ioc';
import type { IocContainer, IocContainerFactory } from '@tsoa/runtime';
import type { Request as ExRequest, Response as ExResponse, RequestHandler, Router } from 'express';
const multer = require('multer');


const expressAuthenticationRecasted = expressAuthentication as (req: ExRequest, securityName: string, scopes?: string[], res?: ExResponse) => Promise<any>;


// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

const models: TsoaRoute.Models = {
    "AsambleaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "producto": {"dataType":"string","required":true},
            "productoNombre": {"dataType":"string","required":true},
            "grupoId": {"dataType":"double","required":true},
            "grupo": {"dataType":"string","required":true},
            "numeroAsamblea": {"dataType":"double","required":true},
            "mesesPlan": {"dataType":"double","required":true},
            "fecha": {"dataType":"string","required":true},
            "hora": {"dataType":"string","required":true},
            "lugar": {"dataType":"string","required":true},
            "notario": {"dataType":"string","required":true},
            "testigo1": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "testigo2": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "testigo3": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"string","required":true},
            "acta": {"dataType":"string","required":true},
            "tieneActa": {"dataType":"boolean","required":true},
            "version": {"dataType":"double","required":true},
            "versionParticipantes": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VersionDeActa": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "asambleaId": {"dataType":"double","required":true},
            "numeroVersion": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
            "longitud": {"dataType":"double","required":true},
            "sha256": {"dataType":"string","required":true},
            "huella": {"dataType":"string","required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "generadaPor": {"dataType":"string","required":true},
            "generadaEn": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdjudicadoSinCorreo": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActaGenerada": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "numeroAsamblea": {"dataType":"double","required":true},
            "numeroVersion": {"dataType":"double","required":true},
            "titulo": {"dataType":"string","required":true},
            "mensaje": {"dataType":"string","required":true},
            "aviso": {"dataType":"string","required":true},
            "clave": {"dataType":"string","required":true},
            "archivo": {"dataType":"string","required":true},
            "sha256": {"dataType":"string","required":true},
            "paginas": {"dataType":"double","required":true},
            "adjudicados": {"dataType":"double","required":true},
            "notificados": {"dataType":"double","required":true},
            "sinCorreo": {"dataType":"array","array":{"dataType":"refObject","ref":"AdjudicadoSinCorreo"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActaPorGenerar": {
        "dataType": "refObject",
        "properties": {
            "versionParticipantes": {"dataType":"double","required":true},
            "confirmaFechaFutura": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CabeceraDeRegeneracion": {
        "dataType": "refObject",
        "properties": {
            "hora": {"dataType":"string","validators":{"maxLength":{"value":5}}},
            "lugar": {"dataType":"string","validators":{"maxLength":{"value":60}}},
            "notario": {"dataType":"string","validators":{"maxLength":{"value":120}}},
            "testigo1": {"dataType":"string","validators":{"maxLength":{"value":120}}},
            "testigo2": {"dataType":"string","validators":{"maxLength":{"value":120}}},
            "testigo3": {"dataType":"string","validators":{"maxLength":{"value":120}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MarcaDeFila": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":60}}},
            "adjudicadoPor": {"dataType":"string","validators":{"maxLength":{"value":10}}},
            "prioridadOferta": {"dataType":"double"},
            "cantidadOferta": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActaPorRegenerar": {
        "dataType": "refObject",
        "properties": {
            "versionParticipantes": {"dataType":"double","required":true},
            "motivo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":500}}},
            "cabecera": {"ref":"CabeceraDeRegeneracion"},
            "marcas": {"dataType":"array","array":{"dataType":"refObject","ref":"MarcaDeFila"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EjecutivoDeAdjudicacion": {
        "dataType": "refObject",
        "properties": {
            "idSaad": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FormularioDeAdjudicacion": {
        "dataType": "refObject",
        "properties": {
            "nombre": {"dataType":"string","required":true},
            "cumple": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DiasDeAdjudicacion": {
        "dataType": "refObject",
        "properties": {
            "dias": {"dataType":"double","required":true},
            "color": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PromesaDeAdjudicacion": {
        "dataType": "refObject",
        "properties": {
            "fecha": {"dataType":"string","required":true},
            "dias": {"dataType":"double","required":true},
            "atraso": {"dataType":"double","required":true},
            "quedan": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SiguienteDeAdjudicacion": {
        "dataType": "refObject",
        "properties": {
            "texto": {"dataType":"string","required":true},
            "de": {"dataType":"string","required":true},
            "idDepartamento": {"dataType":"string","required":true},
            "departamento": {"dataType":"string","required":true},
            "desde": {"dataType":"string","required":true},
            "dias": {"dataType":"double","required":true},
            "leToca": {"dataType":"boolean","required":true},
            "enlace": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeAdjudicacionVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["retirar"]},{"dataType":"enum","enums":["reasignar"]},{"dataType":"enum","enums":["asignar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdjudicacionVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "producto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "asambleaId": {"dataType":"double","required":true},
            "numeroAsamblea": {"dataType":"double","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "adjudicadoPor": {"dataType":"string","required":true},
            "insignia": {"dataType":"string","required":true},
            "prioridad": {"dataType":"double","required":true},
            "cuotasOfertadas": {"dataType":"double","required":true},
            "valorCuota": {"dataType":"double","required":true},
            "monto": {"dataType":"double","required":true},
            "fecha": {"dataType":"string","required":true},
            "estado": {"dataType":"string","required":true},
            "adjudicacion": {"dataType":"string","required":true},
            "viaIngreso": {"dataType":"string","required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"ref":"EjecutivoDeAdjudicacion"},{"dataType":"enum","enums":[null]}],"required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoDocumentos": {"dataType":"string","required":true},
            "documentosListos": {"dataType":"double","required":true},
            "documentosTotal": {"dataType":"double","required":true},
            "estadoFormulario": {"dataType":"array","array":{"dataType":"refObject","ref":"FormularioDeAdjudicacion"},"required":true},
            "diasHabiles": {"ref":"DiasDeAdjudicacion","required":true},
            "promesa": {"dataType":"union","subSchemas":[{"ref":"PromesaDeAdjudicacion"},{"dataType":"enum","enums":[null]}],"required":true},
            "siguiente": {"dataType":"union","subSchemas":[{"ref":"SiguienteDeAdjudicacion"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivoRetiro": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "retiradoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reemplazaA": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "reemplazadaPor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeAdjudicacionVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AtrasadosDeDepartamento": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "atrasados": {"dataType":"double","required":true},
            "masAntigua": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "atraso": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Reemplazo": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":60}}},
            "comentario": {"dataType":"string","validators":{"maxLength":{"value":500}}},
            "ejecutivo": {"dataType":"integer"},
            "sorteo": {"dataType":"string","validators":{"maxLength":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Retiro": {
        "dataType": "refObject",
        "properties": {
            "motivo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":500}}},
            "reemplazo": {"ref":"Reemplazo"},
            "version": {"dataType":"integer"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Reasignacion": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":60}}},
            "comentario": {"dataType":"string","validators":{"maxLength":{"value":500}}},
            "ejecutivo": {"dataType":"integer"},
            "sorteo": {"dataType":"string","validators":{"maxLength":{"value":1}}},
            "version": {"dataType":"integer"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Asignacion": {
        "dataType": "refObject",
        "properties": {
            "usuario": {"dataType":"integer","required":true},
            "mes": {"dataType":"string","validators":{"maxLength":{"value":7}}},
            "version": {"dataType":"integer"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidatoVista": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "valorCuota": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EjecutivoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "idSaad": {"dataType":"double","required":true},
            "usuario": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "role": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ColorDeIndicador": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["rojo"]},{"dataType":"enum","enums":["amarillo"]},{"dataType":"enum","enums":["verde"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IndicadorDelMes": {
        "dataType": "refObject",
        "properties": {
            "cantidad": {"dataType":"double","required":true},
            "total": {"dataType":"double","required":true},
            "porcentaje": {"dataType":"double","required":true},
            "color": {"ref":"ColorDeIndicador","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IndicadoresDelMes": {
        "dataType": "refObject",
        "properties": {
            "delDia": {"ref":"IndicadorDelMes","required":true},
            "completadas": {"ref":"IndicadorDelMes","required":true},
            "sinActa": {"ref":"IndicadorDelMes","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IndicadoresVista": {
        "dataType": "refObject",
        "properties": {
            "hoy": {"dataType":"string","required":true},
            "asambleasDeHoy": {"dataType":"double","required":true},
            "proximas": {"dataType":"double","required":true},
            "mes": {"ref":"IndicadoresDelMes","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpcionDeAsamblea": {
        "dataType": "refObject",
        "properties": {
            "numeroAsamblea": {"dataType":"double","required":true},
            "id": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "fecha": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "acta": {"dataType":"string","required":true},
            "etiqueta": {"dataType":"string","required":true},
            "seleccionable": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NuevaFechaVista": {
        "dataType": "refObject",
        "properties": {
            "numeroAsamblea": {"dataType":"double","required":true},
            "fechaMinima": {"dataType":"string","required":true},
            "permitida": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpcionesDeAsamblea": {
        "dataType": "refObject",
        "properties": {
            "grupoId": {"dataType":"double","required":true},
            "producto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "mesesPlan": {"dataType":"double","required":true},
            "numeroProxima": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "advertencia": {"dataType":"string","required":true},
            "opciones": {"dataType":"array","array":{"dataType":"refObject","ref":"OpcionDeAsamblea"},"required":true},
            "nuevaFecha": {"ref":"NuevaFechaVista","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeAsambleaVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["marcar"]},{"dataType":"enum","enums":["vistaPrevia"]},{"dataType":"enum","enums":["generarActa"]},{"dataType":"enum","enums":["regenerarActa"]},{"dataType":"enum","enums":["corregir"]},{"dataType":"enum","enums":["eliminar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Quorum": {
        "dataType": "refObject",
        "properties": {
            "participantes": {"dataType":"double","required":true},
            "planes": {"dataType":"double","required":true},
            "porcentaje": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AsambleaDetalle": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "producto": {"dataType":"string","required":true},
            "productoNombre": {"dataType":"string","required":true},
            "grupoId": {"dataType":"double","required":true},
            "grupo": {"dataType":"string","required":true},
            "numeroAsamblea": {"dataType":"double","required":true},
            "mesesPlan": {"dataType":"double","required":true},
            "fecha": {"dataType":"string","required":true},
            "hora": {"dataType":"string","required":true},
            "lugar": {"dataType":"string","required":true},
            "notario": {"dataType":"string","required":true},
            "testigo1": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "testigo2": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "testigo3": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"string","required":true},
            "acta": {"dataType":"string","required":true},
            "tieneActa": {"dataType":"boolean","required":true},
            "version": {"dataType":"double","required":true},
            "versionParticipantes": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeAsambleaVista"},"required":true},
            "quorum": {"ref":"Quorum","required":true},
            "confirmacion": {"dataType":"string","required":true},
            "fechaFutura": {"dataType":"boolean","required":true},
            "estadoImportado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "actaGeneradaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "actaGeneradaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Record_string.string_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"string"},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Record_string.unknown_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Problema": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"string","required":true},
            "title": {"dataType":"string","required":true},
            "status": {"dataType":"double","required":true},
            "code": {"dataType":"string","required":true},
            "instance": {"dataType":"string","required":true},
            "errors": {"ref":"Record_string.string_"},
            "detalle": {"ref":"Record_string.unknown_"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AsambleaNueva": {
        "dataType": "refObject",
        "properties": {
            "producto": {"dataType":"string","required":true,"validators":{"maxLength":{"value":2}}},
            "grupo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":20}}},
            "numeroAsamblea": {"dataType":"double"},
            "fecha": {"dataType":"string","required":true,"validators":{"maxLength":{"value":10}}},
            "hora": {"dataType":"string","required":true,"validators":{"maxLength":{"value":5}}},
            "lugar": {"dataType":"string","required":true,"validators":{"maxLength":{"value":60}}},
            "notario": {"dataType":"string","required":true,"validators":{"maxLength":{"value":120}}},
            "testigo1": {"dataType":"string","validators":{"maxLength":{"value":120}}},
            "testigo2": {"dataType":"string","validators":{"maxLength":{"value":120}}},
            "testigo3": {"dataType":"string","validators":{"maxLength":{"value":120}}},
            "confirmaFechaPasada": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AsambleaPorCorregir": {
        "dataType": "refObject",
        "properties": {
            "versionParticipantes": {"dataType":"double","required":true},
            "motivo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":500}}},
            "fecha": {"dataType":"string","validators":{"maxLength":{"value":10}}},
            "confirmaFechaPasada": {"dataType":"boolean"},
            "hora": {"dataType":"string","validators":{"maxLength":{"value":5}}},
            "lugar": {"dataType":"string","validators":{"maxLength":{"value":60}}},
            "notario": {"dataType":"string","validators":{"maxLength":{"value":120}}},
            "testigo1": {"dataType":"string","validators":{"maxLength":{"value":120}}},
            "testigo2": {"dataType":"string","validators":{"maxLength":{"value":120}}},
            "testigo3": {"dataType":"string","validators":{"maxLength":{"value":120}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AsambleaEliminada": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "producto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "numeroAsamblea": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AsambleaPorEliminar": {
        "dataType": "refObject",
        "properties": {
            "versionParticipantes": {"dataType":"double","required":true},
            "motivo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AuditoriaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "instante": {"dataType":"string","required":true},
            "usuario": {"dataType":"string","required":true},
            "accion": {"dataType":"string","required":true},
            "recurso": {"dataType":"string","required":true},
            "recursoId": {"dataType":"string","required":true},
            "antes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "despues": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "solicitud": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "sellado": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BorradorVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "formulario": {"dataType":"string","required":true},
            "clave": {"dataType":"string","required":true},
            "seccion": {"dataType":"string","required":true},
            "versionBase": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "valores": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LlaveDeCopia": {
        "dataType": "refObject",
        "properties": {
            "llave": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BorradorGuardado": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "formulario": {"dataType":"string","required":true},
            "clave": {"dataType":"string","required":true},
            "seccion": {"dataType":"string","required":true},
            "versionBase": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BorradorCambio": {
        "dataType": "refObject",
        "properties": {
            "valores": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"},"required":true},
            "versionBase": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":999999999}}},
            "version": {"dataType":"double"},
            "id": {"dataType":"string"},
            "formulario": {"dataType":"string"},
            "clave": {"dataType":"string"},
            "seccion": {"dataType":"string"},
            "guardadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConsultaDeBuroRecord": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "cedula": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "estado": {"dataType":"string","required":true},
            "consultadoPor": {"dataType":"string","required":true},
            "consultadoEn": {"dataType":"string","required":true},
            "plan": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "consentimiento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "prueba": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ServicioDeBuro": {
        "dataType": "refObject",
        "properties": {
            "configurado": {"dataType":"boolean","required":true},
            "prueba": {"dataType":"boolean","required":true},
            "exigeConsentimiento": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BandaDePuntaje": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["rojo"]},{"dataType":"enum","enums":["amarillo"]},{"dataType":"enum","enums":["verde"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OperacionDeBuro": {
        "dataType": "refObject",
        "properties": {
            "institucion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaCorte": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tipoRiesgo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tipoCredito": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "valorPorVencer": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "noDevengaInteres": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "vencido": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "demandaJudicial": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "carteraCastigada": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "saldoTotal": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "diasVencido": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InformeDeBuroVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "cedula": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "estado": {"dataType":"string","required":true},
            "consultadoPor": {"dataType":"string","required":true},
            "consultadoEn": {"dataType":"string","required":true},
            "plan": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "consentimiento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "prueba": {"dataType":"boolean","required":true},
            "documentoDeAutorizacion": {"dataType":"boolean","required":true},
            "deHoy": {"dataType":"boolean","required":true},
            "nombreSujeto": {"dataType":"string","required":true},
            "clienteDistinto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "deudaDeclarada": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "deudaReportada": {"dataType":"double","required":true},
            "puntaje": {"dataType":"double","required":true},
            "banda": {"ref":"BandaDePuntaje","required":true},
            "puntajeMaximo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "totalAcumulado": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "tasaDeMalosAcumulado": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaInicial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cuotaEstimada": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "sbs": {"dataType":"array","array":{"dataType":"refObject","ref":"OperacionDeBuro"},"required":true},
            "rfr": {"dataType":"array","array":{"dataType":"refObject","ref":"OperacionDeBuro"},"required":true},
            "sicom": {"dataType":"array","array":{"dataType":"refObject","ref":"OperacionDeBuro"},"required":true},
            "avisos": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "acciones": {"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["consultar-de-nuevo"]},{"dataType":"enum","enums":["registrar-autorizacion"]}]},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConsultaDeBuroNueva": {
        "dataType": "refObject",
        "properties": {
            "TipoDocumento": {"dataType":"string","required":true,"validators":{"maxLength":{"value":2}}},
            "NumeroDocumento": {"dataType":"string","required":true,"validators":{"maxLength":{"value":10}}},
            "plan": {"dataType":"string","validators":{"maxLength":{"value":20}}},
            "deNuevo": {"dataType":"integer","validators":{"minimum":{"value":1},"maximum":{"value":999999999}}},
            "motivo": {"dataType":"string","validators":{"maxLength":{"value":500}}},
            "consentimiento": {"dataType":"string","validators":{"maxLength":{"value":10}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HalladoVista": {
        "dataType": "refObject",
        "properties": {
            "clase": {"dataType":"string","required":true},
            "titulo": {"dataType":"string","required":true},
            "detalle": {"dataType":"string","required":true},
            "enlace": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeCarpetaVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["aprobar"]},{"dataType":"enum","enums":["devolver"]},{"dataType":"enum","enums":["reabrir"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CarpetaDeListaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "plan": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "fechaAdjudicacion": {"dataType":"string","required":true},
            "numeroAsamblea": {"dataType":"double","required":true},
            "idDepartamento": {"dataType":"string","required":true},
            "enviadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "completa": {"dataType":"boolean","required":true},
            "faltantes": {"dataType":"double","required":true},
            "estadoDocumentos": {"dataType":"string","required":true},
            "puntaje": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "puntajeDesactualizado": {"dataType":"boolean","required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "diasEnEspera": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "diasHabiles": {"ref":"DiasDeAdjudicacion","required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeCarpetaVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MetricasDeCarpetas": {
        "dataType": "refObject",
        "properties": {
            "enRiesgo": {"dataType":"double","required":true},
            "recibidasMes": {"dataType":"double","required":true},
            "aprobadasMes": {"dataType":"double","required":true},
            "devueltasMes": {"dataType":"double","required":true},
            "diasPromedio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResolucionVista": {
        "dataType": "refObject",
        "properties": {
            "resultado": {"dataType":"string","required":true},
            "tipoGarantia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "comentario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fecha": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CarpetaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"string","required":true},
            "documentosListos": {"dataType":"double","required":true},
            "documentosTotal": {"dataType":"double","required":true},
            "enviadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolucion": {"dataType":"union","subSchemas":[{"ref":"ResolucionVista"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EnvioDeCarpeta": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"integer"},
            "aceptaIncompleta": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReglaDePolitica": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["puntaje"]},{"dataType":"enum","enums":["vigencia"]},{"dataType":"enum","enums":["buro"]},{"dataType":"enum","enums":["garantias"]},{"dataType":"enum","enums":["documentos"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AprobacionDeCarpeta": {
        "dataType": "refObject",
        "properties": {
            "tipoGarantia": {"dataType":"string","validators":{"maxLength":{"value":1}}},
            "comentario": {"dataType":"string","validators":{"maxLength":{"value":500}}},
            "confirma": {"dataType":"array","array":{"dataType":"refAlias","ref":"ReglaDePolitica"},"validators":{"maxItems":{"value":5}}},
            "base": {"dataType":"string","validators":{"minLength":{"value":64},"maxLength":{"value":64}}},
            "version": {"dataType":"integer"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LineaDeBaseVista": {
        "dataType": "refObject",
        "properties": {
            "etiqueta": {"dataType":"string","required":true},
            "valor": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReglaDePoliticaVista": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"ref":"ReglaDePolitica","required":true},
            "nombre": {"dataType":"string","required":true},
            "cumple": {"dataType":"boolean","required":true},
            "encontrado": {"dataType":"string","required":true},
            "modo": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["avisa"]},{"dataType":"enum","enums":["impide"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParametroDeBaseVista": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "cumple": {"dataType":"string","required":true},
            "puntos": {"dataType":"string","required":true},
            "encontrado": {"dataType":"string","required":true},
            "segun": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BaseDeDecisionVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "base": {"dataType":"string","required":true},
            "datos": {"dataType":"array","array":{"dataType":"refObject","ref":"LineaDeBaseVista"},"required":true},
            "reglas": {"dataType":"array","array":{"dataType":"refObject","ref":"ReglaDePoliticaVista"},"required":true},
            "parametros": {"dataType":"array","array":{"dataType":"refObject","ref":"ParametroDeBaseVista"},"required":true},
            "faltantes": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "sinRevisar": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "impedimento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DevolucionDeCarpeta": {
        "dataType": "refObject",
        "properties": {
            "motivo": {"dataType":"string","validators":{"maxLength":{"value":500}}},
            "version": {"dataType":"integer"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AntesDeReabrirVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "impedimento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "existentes": {"dataType":"array","array":{"dataType":"refObject","ref":"LineaDeBaseVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDeCartaVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pendiente"]},{"dataType":"enum","enums":["generada"]},{"dataType":"enum","enums":["realizada"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeCartaVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["generar"]},{"dataType":"enum","enums":["rechazar"]},{"dataType":"enum","enums":["entregar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CartaSalidaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDeCartaVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "entregado": {"dataType":"boolean","required":true},
            "fechaAprobacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "generadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaEntrega": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "entregadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivoRechazo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "rechazadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "rechazadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeCartaVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClienteDeCarta": {
        "dataType": "refObject",
        "properties": {
            "cedula": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "celular": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "grupo": {"dataType":"string","required":true},
            "nombreProducto": {"dataType":"string","required":true},
            "fechaAdjudicacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BienDeCarta": {
        "dataType": "refObject",
        "properties": {
            "marca": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "modelo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "color": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "chasis": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "anio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "placa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "inmueble": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "registro": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComentarioRsaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "fecha": {"dataType":"string","required":true},
            "nombreEvento": {"dataType":"string","required":true},
            "comentario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PruebaVista": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "documentoId": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "conArchivo": {"dataType":"boolean","required":true},
            "rechazada": {"dataType":"boolean","required":true},
            "nombreArchivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "subidoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "subidoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VersionDeCarta": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"double","required":true},
            "fecha": {"dataType":"string","required":true},
            "usuario": {"dataType":"string","required":true},
            "paginas": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CartaSalidaDetalle": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDeCartaVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "entregado": {"dataType":"boolean","required":true},
            "fechaAprobacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "generadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaEntrega": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "entregadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivoRechazo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "rechazadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "rechazadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeCartaVista"},"required":true},
            "cliente": {"ref":"ClienteDeCarta","required":true},
            "bien": {"dataType":"union","subSchemas":[{"ref":"BienDeCarta"},{"dataType":"enum","enums":[null]}],"required":true},
            "rsa": {"dataType":"array","array":{"dataType":"refObject","ref":"ComentarioRsaVista"},"required":true},
            "texto": {"dataType":"string","required":true},
            "faltanLegales": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "exigeContrato": {"dataType":"boolean","required":true},
            "pruebas": {"dataType":"array","array":{"dataType":"refObject","ref":"PruebaVista"},"required":true},
            "versiones": {"dataType":"array","array":{"dataType":"refObject","ref":"VersionDeCarta"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GeneracionDeCarta": {
        "dataType": "refObject",
        "properties": {
            "texto": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":40000}}},
            "aceptaSinLegal": {"dataType":"boolean"},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RechazoDeCarta": {
        "dataType": "refObject",
        "properties": {
            "texto": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EntregaDeBien": {
        "dataType": "refObject",
        "properties": {
            "fecha": {"dataType":"string","required":true,"validators":{"maxLength":{"value":10}}},
            "aceptaSinLegal": {"dataType":"boolean"},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NotarioVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
            "tipo": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DepartamentoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "asignable": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CatalogoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CantonVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "provinciaCodigo": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParroquiaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "cantonCodigo": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaisVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "nombreIngles": {"dataType":"string","required":true},
            "prefijo": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RepresentanteVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "calidad": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FeriadoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "fecha": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RolVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "prefijo": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConcesionarioVista": {
        "dataType": "refObject",
        "properties": {
            "nombreComercial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "razonSocial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ruc": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "codigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "negociacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "incompleta": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DepartamentoDeConcesionario": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["Vendedor"]},{"dataType":"enum","enums":["Jefatura"]},{"dataType":"enum","enums":["Financiero"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EjecutivoElegible": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
            "departamento": {"ref":"DepartamentoDeConcesionario","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConcesionarioElegible": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "codigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreComercial": {"dataType":"string","required":true},
            "razonSocial": {"dataType":"string","required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "negociacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "incompleta": {"dataType":"boolean","required":true},
            "ejecutivos": {"dataType":"array","array":{"dataType":"refObject","ref":"EjecutivoElegible"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConcesionarioNuevo": {
        "dataType": "refObject",
        "properties": {
            "nombreComercial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "razonSocial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "ruc": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "codigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "negociacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConcesionarioCambio": {
        "dataType": "refObject",
        "properties": {
            "nombreComercial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "razonSocial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "ruc": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "codigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "negociacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "incompleta": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConcesionarioEliminado": {
        "dataType": "refObject",
        "properties": {
            "nombreComercial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "razonSocial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ruc": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "codigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "negociacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "incompleta": {"dataType":"boolean","required":true},
            "eliminado": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DispositivoVista": {
        "dataType": "refObject",
        "properties": {
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "valor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "concesionarioId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "concesionario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DispositivoNuevo": {
        "dataType": "refObject",
        "properties": {
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "valor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "concesionarioId": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DispositivoCambio": {
        "dataType": "refObject",
        "properties": {
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "valor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "concesionarioId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "concesionario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DispositivoEliminado": {
        "dataType": "refObject",
        "properties": {
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "valor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "concesionarioId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "concesionario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "eliminado": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EjecutivoConcesionarioVista": {
        "dataType": "refObject",
        "properties": {
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "concesionarioId": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EjecutivoConcesionarioNuevo": {
        "dataType": "refObject",
        "properties": {
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "concesionarioId": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EjecutivoConcesionarioCambio": {
        "dataType": "refObject",
        "properties": {
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "concesionarioId": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EjecutivoConcesionarioEliminado": {
        "dataType": "refObject",
        "properties": {
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "concesionarioId": {"dataType":"double","required":true},
            "eliminado": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EjecutivosPorBorrar": {
        "dataType": "refObject",
        "properties": {
            "ejecutivos": {"dataType":"array","array":{"dataType":"nestedObjectLiteral","nestedProperties":{"version":{"dataType":"double","required":true},"id":{"dataType":"double","required":true}}},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDeContratoVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["P"]},{"dataType":"enum","enums":["A"]},{"dataType":"enum","enums":["R"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeContratoVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["actualizar"]},{"dataType":"enum","enums":["generarBloque"]},{"dataType":"enum","enums":["editarBloque"]},{"dataType":"enum","enums":["corregirBloque"]},{"dataType":"enum","enums":["corregirUltimo"]},{"dataType":"enum","enums":["enviar"]},{"dataType":"enum","enums":["aprobar"]},{"dataType":"enum","enums":["rechazar"]},{"dataType":"enum","enums":["verTodos"]},{"dataType":"enum","enums":["ver"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ContratoDeListaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "numero": {"dataType":"double","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDeContratoVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "generados": {"dataType":"double","required":true},
            "rechazados": {"dataType":"double","required":true},
            "creadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aprobadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aprobadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "rechazadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "rechazadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeContratoVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BloqueDeContratoVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["comparecientes"]},{"dataType":"enum","enums":["antecedentes"]},{"dataType":"enum","enums":["objeto"]},{"dataType":"enum","enums":["precio"]},{"dataType":"enum","enums":["garantia"]},{"dataType":"enum","enums":["obligaciones"]},{"dataType":"enum","enums":["controversias"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BloqueEscritoVista": {
        "dataType": "refObject",
        "properties": {
            "bloque": {"ref":"BloqueDeContratoVista","required":true},
            "nombre": {"dataType":"string","required":true},
            "encabezado": {"dataType":"string","required":true},
            "existe": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["S"]},{"dataType":"enum","enums":["N"]}],"required":true},
            "estado": {"dataType":"union","subSchemas":[{"ref":"EstadoDeContratoVista"},{"dataType":"enum","enums":[null]}],"required":true},
            "texto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "numero": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "formatoNumero": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "escritoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "escritoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "otroFormato": {"dataType":"boolean","required":true},
            "cambiados": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "editable": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ValorDeContrato": {
        "dataType": "refObject",
        "properties": {
            "campo": {"dataType":"string","required":true},
            "etiqueta": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "valor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ContratoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "numero": {"dataType":"double","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDeContratoVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "generados": {"dataType":"double","required":true},
            "rechazados": {"dataType":"double","required":true},
            "creadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aprobadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aprobadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "rechazadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "rechazadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeContratoVista"},"required":true},
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "separacionBienes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "disolucionConyugal": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "poderConyuge": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "apoderado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aval": {"dataType":"boolean","required":true},
            "avalConyuge": {"dataType":"boolean","required":true},
            "codigoBarras": {"dataType":"string","required":true},
            "garantia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "condiciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "falta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "bloques": {"dataType":"array","array":{"dataType":"refObject","ref":"BloqueEscritoVista"},"required":true},
            "valores": {"dataType":"array","array":{"dataType":"refObject","ref":"ValorDeContrato"},"required":true},
            "distintos": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IndicadoresDeContrato": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true},
            "existe": {"dataType":"boolean","required":true},
            "generados": {"dataType":"double","required":true},
            "total": {"dataType":"double","required":true},
            "pendientes": {"dataType":"double","required":true},
            "aprobados": {"dataType":"double","required":true},
            "rechazados": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TextoDeBloque": {
        "dataType": "refObject",
        "properties": {
            "numero": {"dataType":"double","required":true},
            "texto": {"dataType":"string","required":true},
            "formatoNumero": {"dataType":"double","required":true},
            "escritoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "escritoEn": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BloqueDetalle": {
        "dataType": "refObject",
        "properties": {
            "bloque": {"ref":"BloqueDeContratoVista","required":true},
            "texto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "propuesto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "formatoNumero": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "faltan": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "huella": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "versiones": {"dataType":"array","array":{"dataType":"refObject","ref":"TextoDeBloque"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ContratoNuevo": {
        "dataType": "refObject",
        "properties": {
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "separacionBienes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "disolucionConyugal": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "poderConyuge": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "apoderado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "aval": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"undefined"}]},
            "avalConyuge": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"undefined"}]},
            "idCodigo": {"dataType":"string","required":true,"validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"},"maxLength":{"value":24}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CabeceraDeContrato": {
        "dataType": "refObject",
        "properties": {
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "separacionBienes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "disolucionConyugal": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "poderConyuge": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "apoderado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "aval": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"undefined"}]},
            "avalConyuge": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"undefined"}]},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
            "id": {"dataType":"string"},
            "numero": {"dataType":"double"},
            "idCodigo": {"dataType":"string"},
            "cedula": {"dataType":"string"},
            "nombreCliente": {"dataType":"string"},
            "producto": {"dataType":"string"},
            "fecha": {"dataType":"string"},
            "estado": {"dataType":"string"},
            "etiquetaEstado": {"dataType":"string"},
            "generados": {"dataType":"double"},
            "rechazados": {"dataType":"double"},
            "creadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "enviadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "enviadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "aprobadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "aprobadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "rechazadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "rechazadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
            "codigoBarras": {"dataType":"string"},
            "garantia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "condiciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "falta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "bloques": {"dataType":"array","array":{"dataType":"refObject","ref":"BloqueEscritoVista"}},
            "valores": {"dataType":"array","array":{"dataType":"refObject","ref":"ValorDeContrato"}},
            "distintos": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BloqueNuevo": {
        "dataType": "refObject",
        "properties": {
            "bloque": {"ref":"BloqueDeContratoVista","required":true},
            "texto": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":40000}}},
            "huella": {"dataType":"string","validators":{"maxLength":{"value":64}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EdicionDeBloque": {
        "dataType": "refObject",
        "properties": {
            "texto": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":40000}}},
            "huella": {"dataType":"string","validators":{"maxLength":{"value":64}}},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
            "bloque": {"dataType":"string"},
            "propuesto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "formatoNumero": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "faltan": {"dataType":"array","array":{"dataType":"string"}},
            "versiones": {"dataType":"array","array":{"dataType":"refObject","ref":"TextoDeBloque"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VersionDeContrato": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RechazoDeContrato": {
        "dataType": "refObject",
        "properties": {
            "motivo": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "bloques": {"dataType":"array","array":{"dataType":"refAlias","ref":"BloqueDeContratoVista"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":7}}},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BaseDeContratoVista": {
        "dataType": "refObject",
        "properties": {
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "separacionBienes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "disolucionConyugal": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "poderConyuge": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "apoderado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aval": {"dataType":"boolean","required":true},
            "avalConyuge": {"dataType":"boolean","required":true},
            "id": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "garantia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoDelBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreConyuge": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreGarante": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "impedimento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConyugeVista": {
        "dataType": "refObject",
        "properties": {
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreCompleto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaNacimiento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "genero": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nacionalidad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "anosResidencia": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "profesion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "situacionLaboral": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "laboralNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "laboralRuc": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "laboralActividad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "laboralCargo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "laboralAnos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "laboralTelefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "laboralCorreo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "laboralDireccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "apellidoPaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "apellidoMaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "edad": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "acciones": {"dataType":"array","array":{"dataType":"enum","enums":["guardar"]},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConyugeCambio": {
        "dataType": "refObject",
        "properties": {
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombreCompleto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaNacimiento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "genero": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nacionalidad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "anosResidencia": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "profesion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "situacionLaboral": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralRuc": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralActividad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralCargo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralAnos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralTelefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralCorreo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralDireccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"string"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
            "nombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "apellidoPaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "apellidoMaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "edad": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDeCorreo": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pendiente"]},{"dataType":"enum","enums":["enviado"]},{"dataType":"enum","enums":["fallido"]},{"dataType":"enum","enums":["descartado"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeCorreo": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["reenviar"]},{"dataType":"enum","enums":["descartar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CorreoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "destinatario": {"dataType":"string","required":true},
            "asunto": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDeCorreo","required":true},
            "intentos": {"dataType":"double","required":true},
            "creadoEn": {"dataType":"string","required":true},
            "ultimoIntento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "codigoError": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ultimoError": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeCorreo"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CorreosReenviados": {
        "dataType": "refObject",
        "properties": {
            "cantidad": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReenvioDeCorreo": {
        "dataType": "refObject",
        "properties": {
            "destinatario": {"dataType":"string"},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DescarteDeCorreo": {
        "dataType": "refObject",
        "properties": {
            "motivo": {"dataType":"string","required":true},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DepositarioVista": {
        "dataType": "refObject",
        "properties": {
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "apellidos": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "acciones": {"dataType":"array","array":{"dataType":"enum","enums":["guardar"]},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DepositarioCambio": {
        "dataType": "refObject",
        "properties": {
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "apellidos": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"string"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TipoDeDocumentoVista": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "formato": {"dataType":"string","required":true},
            "obligatorio": {"dataType":"boolean","required":true},
            "legal": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DocumentoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "plan": {"dataType":"string","required":true},
            "dueno": {"dataType":"double","required":true},
            "tipoPersona": {"dataType":"string","required":true},
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "persona": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tipo": {"ref":"TipoDeDocumentoVista","required":true},
            "orden": {"dataType":"double","required":true},
            "ruta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreArchivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreDescarga": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tipoArchivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "longitud": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "paginas": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "aplica": {"dataType":"boolean","required":true},
            "reemplazado": {"dataType":"boolean","required":true},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "subidoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "subidoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "versionArchivo": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DecisionDeDocumento": {
        "dataType": "refObject",
        "properties": {
            "estado": {"dataType":"boolean","required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fecha": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VersionDeDocumento": {
        "dataType": "refObject",
        "properties": {
            "numero": {"dataType":"double","required":true},
            "ruta": {"dataType":"string","required":true},
            "nombreArchivo": {"dataType":"string","required":true},
            "nombreDescarga": {"dataType":"string","required":true},
            "tipoArchivo": {"dataType":"string","required":true},
            "longitud": {"dataType":"double","required":true},
            "paginas": {"dataType":"double","required":true},
            "subidoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "subidoEn": {"dataType":"string","required":true},
            "decisiones": {"dataType":"array","array":{"dataType":"refObject","ref":"DecisionDeDocumento"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AceptacionDeDocumento": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RechazoDeDocumento": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"double"},
            "observaciones": {"dataType":"string","required":true,"validators":{"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TipoDeDocumentoCatalogo": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "dueno": {"dataType":"double","required":true},
            "tipoPersona": {"dataType":"string","required":true},
            "condicionLaboral": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"string"}},{"dataType":"enum","enums":[null]}],"required":true},
            "condicionCivil": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"string"}},{"dataType":"enum","enums":[null]}],"required":true},
            "producto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "obligatorio": {"dataType":"boolean","required":true},
            "formato": {"dataType":"string","required":true},
            "orden": {"dataType":"double","required":true},
            "departamento": {"dataType":"string","required":true},
            "legal": {"dataType":"boolean","required":true},
            "activo": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DocumentosDeCliente": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCompleto": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "nombreProducto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "fechaAdjudicacion": {"dataType":"string","required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"string","required":true},
            "documentosListos": {"dataType":"double","required":true},
            "documentosTotal": {"dataType":"double","required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "motivoNoEnviar": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListadoGenerado": {
        "dataType": "refObject",
        "properties": {
            "plan": {"dataType":"string","required":true},
            "mensaje": {"dataType":"string","required":true},
            "agregados": {"dataType":"double","required":true},
            "vuelven": {"dataType":"double","required":true},
            "noAplican": {"dataType":"double","required":true},
            "reemplazados": {"dataType":"double","required":true},
            "documentosTotal": {"dataType":"double","required":true},
            "documentosListos": {"dataType":"double","required":true},
            "estado": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PersonaDePlan": {
        "dataType": "refObject",
        "properties": {
            "dueno": {"dataType":"double","required":true},
            "tipoPersona": {"dataType":"string","required":true},
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "nombreEvento": {"dataType":"string","required":true},
            "tipo": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "persona": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "idCodigo": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NuevoComentario": {
        "dataType": "refObject",
        "properties": {
            "comentario": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TitularDePlan": {
        "dataType": "refObject",
        "properties": {
            "identificacion": {"dataType":"string","required":true},
            "nombreCompleto": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CarpetaDePlan": {
        "dataType": "refObject",
        "properties": {
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"string","required":true},
            "hojaDeDecision": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GaranteDePlan": {
        "dataType": "refObject",
        "properties": {
            "identificacion": {"dataType":"string","required":true},
            "nombreCompleto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "admiteConyuge": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FaltanteDeCarpeta": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"string","required":true},
            "texto": {"dataType":"string","required":true},
            "pestana": {"dataType":"string","required":true},
            "subpestana": {"dataType":"string","required":true},
            "campo": {"dataType":"string"},
            "generar": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["titular"]},{"dataType":"enum","enums":["garante"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DiferenciaDeCuenta": {
        "dataType": "refObject",
        "properties": {
            "campo": {"dataType":"string","required":true},
            "importado": {"dataType":"double","required":true},
            "segunMovimientos": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDePlan": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "nombreProducto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "monto": {"dataType":"double","required":true},
            "valorCuota": {"dataType":"double","required":true},
            "cuotasPagadas": {"dataType":"double","required":true},
            "cuotasTotales": {"dataType":"double","required":true},
            "numCuota": {"dataType":"string","required":true},
            "saldo": {"dataType":"double","required":true},
            "cuotasVencidas": {"dataType":"double","required":true},
            "estadoPlan": {"dataType":"string","required":true},
            "adjudicado": {"dataType":"boolean","required":true},
            "fechaAdjudicacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cuotasOfertadas": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"string","required":true},
            "titular": {"ref":"TitularDePlan","required":true},
            "carpeta": {"dataType":"union","subSchemas":[{"ref":"CarpetaDePlan"},{"dataType":"enum","enums":[null]}],"required":true},
            "numAprobacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoSol": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "separacionBienes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "situacionLaboral": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "garante": {"dataType":"union","subSchemas":[{"ref":"GaranteDePlan"},{"dataType":"enum","enums":[null]}],"required":true},
            "riesgo": {"dataType":"double","required":true},
            "excepcion": {"dataType":"boolean","required":true},
            "conBien": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "porHacer": {"dataType":"string","required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ajeno": {"dataType":"boolean","required":true},
            "faltantes": {"dataType":"array","array":{"dataType":"refObject","ref":"FaltanteDeCarpeta"},"required":true},
            "requisitos": {"dataType":"double","required":true},
            "puedeEditar": {"dataType":"boolean","required":true},
            "motivoNoEditar": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "puedeEnviar": {"dataType":"boolean","required":true},
            "motivoNoEnviar": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "diferencias": {"dataType":"array","array":{"dataType":"refObject","ref":"DiferenciaDeCuenta"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FinanzasVista": {
        "dataType": "refObject",
        "properties": {
            "cajaBanco": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "cuentasPorCobrar": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "inventario": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "viviendaTerreno": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "mueblesEnseres": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "vehiculoMaquinaria": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "motocicleta": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "otrosActivos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "cuentasPorPagar": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "proveedores": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "prestamoAno": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "prestamoMasAno": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "deudasNegocio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "otrasObligaciones": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "ingresoFijo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "ingresoConyuge": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "ingresoArriendo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "ingresoPensiones": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "otrosIngresos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "egresoAlimentacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "egresoEducacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "egresoTransporte": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "egresoArriendo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "egresoServicioBasico": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "egresoBancarioComercial": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "egresoSalud": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "otrosEgresos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "totalActivo": {"dataType":"double","required":true},
            "totalPasivo": {"dataType":"double","required":true},
            "totalPatrimonio": {"dataType":"double","required":true},
            "totalIngresos": {"dataType":"double","required":true},
            "totalEgresos": {"dataType":"double","required":true},
            "totalIngresosEgresos": {"dataType":"double","required":true},
            "id": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "acciones": {"dataType":"array","array":{"dataType":"enum","enums":["guardar"]},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FinanzasCambio": {
        "dataType": "refObject",
        "properties": {
            "cajaBanco": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cuentasPorCobrar": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "inventario": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "viviendaTerreno": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "mueblesEnseres": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "vehiculoMaquinaria": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "motocicleta": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "otrosActivos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cuentasPorPagar": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "proveedores": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "prestamoAno": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "prestamoMasAno": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "deudasNegocio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "otrasObligaciones": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "ingresoFijo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "ingresoConyuge": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "ingresoArriendo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "ingresoPensiones": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "otrosIngresos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "egresoAlimentacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "egresoEducacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "egresoTransporte": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "egresoArriendo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "egresoServicioBasico": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "egresoBancarioComercial": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "egresoSalud": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "otrosEgresos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "totalActivo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "totalPasivo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "totalPatrimonio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "totalIngresos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "totalEgresos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "totalIngresosEgresos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"string"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BloqueVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["comparecientes"]},{"dataType":"enum","enums":["antecedentes"]},{"dataType":"enum","enums":["objeto"]},{"dataType":"enum","enums":["precio"]},{"dataType":"enum","enums":["garantia"]},{"dataType":"enum","enums":["obligaciones"]},{"dataType":"enum","enums":["controversias"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CondicionesDeFormatoVista": {
        "dataType": "refObject",
        "properties": {
            "producto": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "estadoCivil": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "separacionBienes": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "garantia": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "garante": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "estadoBien": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SituacionDeFormatoVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["borrador"]},{"dataType":"enum","enums":["porRegir"]},{"dataType":"enum","enums":["vigente"]},{"dataType":"enum","enums":["reemplazado"]},{"dataType":"enum","enums":["descartado"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeFormatoVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["editar"]},{"dataType":"enum","enums":["aprobar"]},{"dataType":"enum","enums":["descartar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FormatoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "bloque": {"ref":"BloqueVista","required":true},
            "codigo": {"dataType":"string","required":true},
            "numero": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
            "condiciones": {"ref":"CondicionesDeFormatoVista","required":true},
            "situacion": {"ref":"SituacionDeFormatoVista","required":true},
            "vigenteDesde": {"dataType":"string","required":true},
            "vigenteHasta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"string","required":true},
            "entregado": {"dataType":"boolean","required":true},
            "escritoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "escritoEn": {"dataType":"string","required":true},
            "decididoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivoDescarte": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeFormatoVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProblemaDeBloque": {
        "dataType": "refObject",
        "properties": {
            "fecha": {"dataType":"string","required":true},
            "codigos": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "combinaciones": {"dataType":"double","required":true},
            "texto": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CoberturaDeBloque": {
        "dataType": "refObject",
        "properties": {
            "bloque": {"ref":"BloqueVista","required":true},
            "nombre": {"dataType":"string","required":true},
            "vigentes": {"dataType":"double","required":true},
            "borradores": {"dataType":"double","required":true},
            "problemas": {"dataType":"array","array":{"dataType":"refObject","ref":"ProblemaDeBloque"},"required":true},
            "conBorradores": {"dataType":"array","array":{"dataType":"refObject","ref":"ProblemaDeBloque"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CampoRechazado": {
        "dataType": "refObject",
        "properties": {
            "nombre": {"dataType":"string","required":true},
            "linea": {"dataType":"double","required":true},
            "mensaje": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FormatoLlenado": {
        "dataType": "refObject",
        "properties": {
            "texto": {"dataType":"string","required":true},
            "faltan": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "rechazos": {"dataType":"array","array":{"dataType":"refObject","ref":"CampoRechazado"},"required":true},
            "encaja": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VistaPreviaDeFormato": {
        "dataType": "refObject",
        "properties": {
            "texto": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":40000}}},
            "condiciones": {"ref":"CondicionesDeFormatoVista","required":true},
            "idCodigo": {"dataType":"string","validators":{"maxLength":{"value":24}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FormatoDetalle": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "bloque": {"ref":"BloqueVista","required":true},
            "codigo": {"dataType":"string","required":true},
            "numero": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
            "condiciones": {"ref":"CondicionesDeFormatoVista","required":true},
            "situacion": {"ref":"SituacionDeFormatoVista","required":true},
            "vigenteDesde": {"dataType":"string","required":true},
            "vigenteHasta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"string","required":true},
            "entregado": {"dataType":"boolean","required":true},
            "escritoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "escritoEn": {"dataType":"string","required":true},
            "decididoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivoDescarte": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeFormatoVista"},"required":true},
            "texto": {"dataType":"string","required":true},
            "versiones": {"dataType":"array","array":{"dataType":"refObject","ref":"FormatoVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FormatoCambio": {
        "dataType": "refObject",
        "properties": {
            "bloque": {"ref":"BloqueVista","required":true},
            "codigo": {"dataType":"string","validators":{"maxLength":{"value":20}}},
            "nombre": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":120}}},
            "condiciones": {"ref":"CondicionesDeFormatoVista","required":true},
            "vigenteDesde": {"dataType":"string","required":true,"validators":{"maxLength":{"value":10}}},
            "texto": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":40000}}},
            "motivo": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "seCompleta": {"dataType":"boolean"},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FormatoEdicion": {
        "dataType": "refObject",
        "properties": {
            "bloque": {"ref":"BloqueVista","required":true},
            "codigo": {"dataType":"string","validators":{"maxLength":{"value":20}}},
            "nombre": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":120}}},
            "condiciones": {"ref":"CondicionesDeFormatoVista","required":true},
            "vigenteDesde": {"dataType":"string","required":true,"validators":{"maxLength":{"value":10}}},
            "texto": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":40000}}},
            "motivo": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "seCompleta": {"dataType":"boolean"},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
            "id": {"dataType":"double"},
            "numero": {"dataType":"double"},
            "situacion": {"dataType":"string"},
            "vigenteHasta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "entregado": {"dataType":"boolean"},
            "escritoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "escritoEn": {"dataType":"string"},
            "decididoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "motivoDescarte": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
            "versiones": {"dataType":"array","array":{"dataType":"refObject","ref":"FormatoVista"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FormatoVisto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":2147483647}}},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AprobacionDeFormato": {
        "dataType": "refObject",
        "properties": {
            "junto": {"dataType":"array","array":{"dataType":"refObject","ref":"FormatoVisto"},"validators":{"maxItems":{"value":50}}},
            "retira": {"dataType":"array","array":{"dataType":"refObject","ref":"FormatoVisto"},"validators":{"maxItems":{"value":50}}},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DescarteDeFormato": {
        "dataType": "refObject",
        "properties": {
            "motivo": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OtraSolicitud": {
        "dataType": "refObject",
        "properties": {
            "clave": {"dataType":"string","required":true},
            "plan": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GaranteAnterior": {
        "dataType": "refObject",
        "properties": {
            "identificacion": {"dataType":"string","required":true},
            "nombreCompleto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reemplazadoEn": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GaranteVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreCompleto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "celular": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "clave": {"dataType":"string","required":true},
            "solicitudGuardada": {"dataType":"boolean","required":true},
            "otraSolicitud": {"dataType":"union","subSchemas":[{"ref":"OtraSolicitud"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "anteriores": {"dataType":"array","array":{"dataType":"refObject","ref":"GaranteAnterior"},"required":true},
            "acciones": {"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asignar"]},{"dataType":"enum","enums":["cambiar"]}]},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GaranteEncontrado": {
        "dataType": "refObject",
        "properties": {
            "identificacion": {"dataType":"string","required":true},
            "conocida": {"dataType":"boolean","required":true},
            "nombreCompleto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "advertencia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GaranteNuevo": {
        "dataType": "refObject",
        "properties": {
            "plan": {"dataType":"string","required":true,"validators":{"maxLength":{"value":24}}},
            "identificacion": {"dataType":"string","required":true,"validators":{"maxLength":{"value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CambioDeGarante": {
        "dataType": "refObject",
        "properties": {
            "identificacion": {"dataType":"string","required":true,"validators":{"maxLength":{"value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GrupoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "producto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "mesesPlan": {"dataType":"double","required":true},
            "monto": {"dataType":"double","required":true},
            "valorCuota": {"dataType":"double","required":true},
            "fechaInicio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SumaDeImportacion": {
        "dataType": "refObject",
        "properties": {
            "columna": {"dataType":"string","required":true},
            "total": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CambioDesdeRevision": {
        "dataType": "refObject",
        "properties": {
            "linea": {"dataType":"double","required":true},
            "columna": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "revisado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "actual": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ImportacionVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "tipo": {"dataType":"string","required":true},
            "nombreArchivo": {"dataType":"string","required":true},
            "estado": {"dataType":"string","required":true},
            "leidas": {"dataType":"double","required":true},
            "creadas": {"dataType":"double","required":true},
            "cambiadas": {"dataType":"double","required":true},
            "iguales": {"dataType":"double","required":true},
            "rechazadas": {"dataType":"double","required":true},
            "sumas": {"dataType":"array","array":{"dataType":"refObject","ref":"SumaDeImportacion"},"required":true},
            "erroresOmitidos": {"dataType":"double","required":true},
            "diferencias": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "filasCambiadas": {"dataType":"double","required":true},
            "cambios": {"dataType":"array","array":{"dataType":"refObject","ref":"CambioDesdeRevision"},"required":true},
            "fallo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "milisegundosEscritor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "creadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "creadaEn": {"dataType":"string","required":true},
            "aplicadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aplicadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DiferenciaDePlan": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "saldo": {"dataType":"double","required":true},
            "saldoSegunMovimientos": {"dataType":"double","required":true},
            "cuotasPagadas": {"dataType":"double","required":true},
            "cuotasPagadasSegunMovimientos": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ErrorDeImportacion": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "linea": {"dataType":"double","required":true},
            "columna": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "mensaje": {"dataType":"string","required":true},
            "valor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "registro": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ContrasenaDeUsuario": {
        "dataType": "refObject",
        "properties": {
            "usuario": {"dataType":"string","required":true},
            "contrasenaTemporal": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ImportacionAplicada": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "tipo": {"dataType":"string","required":true},
            "nombreArchivo": {"dataType":"string","required":true},
            "estado": {"dataType":"string","required":true},
            "leidas": {"dataType":"double","required":true},
            "creadas": {"dataType":"double","required":true},
            "cambiadas": {"dataType":"double","required":true},
            "iguales": {"dataType":"double","required":true},
            "rechazadas": {"dataType":"double","required":true},
            "sumas": {"dataType":"array","array":{"dataType":"refObject","ref":"SumaDeImportacion"},"required":true},
            "erroresOmitidos": {"dataType":"double","required":true},
            "diferencias": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "filasCambiadas": {"dataType":"double","required":true},
            "cambios": {"dataType":"array","array":{"dataType":"refObject","ref":"CambioDesdeRevision"},"required":true},
            "fallo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "milisegundosEscritor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "creadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "creadaEn": {"dataType":"string","required":true},
            "aplicadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aplicadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "contrasenas": {"dataType":"array","array":{"dataType":"refObject","ref":"ContrasenaDeUsuario"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DelegacionVista": {
        "dataType": "refObject",
        "properties": {
            "titular": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "delegado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "desde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "hasta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DelegacionNueva": {
        "dataType": "refObject",
        "properties": {
            "titular": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "delegado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "desde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "hasta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DelegacionCambio": {
        "dataType": "refObject",
        "properties": {
            "titular": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "delegado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "desde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "hasta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DelegacionEliminada": {
        "dataType": "refObject",
        "properties": {
            "titular": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "delegado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "desde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "hasta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "eliminado": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimiteVista": {
        "dataType": "refObject",
        "properties": {
            "monto": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "rol": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimiteNuevo": {
        "dataType": "refObject",
        "properties": {
            "monto": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "rol": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimiteCambio": {
        "dataType": "refObject",
        "properties": {
            "monto": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "rol": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimiteEliminado": {
        "dataType": "refObject",
        "properties": {
            "monto": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "rol": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "eliminado": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FichaGuardada": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CodigoDePlan": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":24}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FichaNueva": {
        "dataType": "refObject",
        "properties": {
            "tipo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "marcaId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "modeloId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "claseCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "anio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "color": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "chasis": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "serieMotor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "placa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "paisOrigen": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "tipoInmueble": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "provinciaCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cantonCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "area": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "registro": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cedula": {"dataType":"string","required":true,"validators":{"maxLength":{"value":13}}},
            "planes": {"dataType":"array","array":{"dataType":"refAlias","ref":"CodigoDePlan"},"required":true,"validators":{"maxItems":{"value":20}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FichaVista": {
        "dataType": "refObject",
        "properties": {
            "tipo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "marcaId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "modeloId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "claseCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "anio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "color": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "chasis": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "serieMotor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "placa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "paisOrigen": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tipoInmueble": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "provinciaCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cantonCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "area": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "registro": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "producto": {"dataType":"string","required":true},
            "marca": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "modelo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "clase": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "provincia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "canton": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "bien": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FichaCambio": {
        "dataType": "refObject",
        "properties": {
            "tipo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "marcaId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "modeloId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "claseCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "anio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "color": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "chasis": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "serieMotor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "placa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "paisOrigen": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "tipoInmueble": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "provinciaCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cantonCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "area": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "registro": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "producto": {"dataType":"string"},
            "marca": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "modelo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "clase": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "provincia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "canton": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "bien": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDeMedioVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["espera"]},{"dataType":"enum","enums":["enviado"]},{"dataType":"enum","enums":["aprobado"]},{"dataType":"enum","enums":["rechazado"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedioDePlan": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "estado": {"ref":"EstadoDeMedioVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FichaDePlan": {
        "dataType": "refObject",
        "properties": {
            "ficha": {"dataType":"union","subSchemas":[{"ref":"FichaVista"},{"dataType":"enum","enums":[null]}],"required":true},
            "medio": {"dataType":"union","subSchemas":[{"ref":"MedioDePlan"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PolizaVista": {
        "dataType": "refObject",
        "properties": {
            "aseguradora": {"dataType":"string","required":true},
            "numero": {"dataType":"string","required":true},
            "desde": {"dataType":"string","required":true},
            "hasta": {"dataType":"string","required":true},
            "prima": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DispositivoDeMedio": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
            "valor": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SeguroDePlan": {
        "dataType": "refObject",
        "properties": {
            "poliza": {"dataType":"union","subSchemas":[{"ref":"PolizaVista"},{"dataType":"enum","enums":[null]}],"required":true},
            "dispositivo": {"dataType":"union","subSchemas":[{"ref":"DispositivoDeMedio"},{"dataType":"enum","enums":[null]}],"required":true},
            "medio": {"dataType":"union","subSchemas":[{"ref":"MedioDePlan"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlanParaMedio": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "monto": {"dataType":"double","required":true},
            "valorCuota": {"dataType":"double","required":true},
            "meses": {"dataType":"double","required":true},
            "saldo": {"dataType":"double","required":true},
            "fechaAdjudicacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "seleccionable": {"dataType":"boolean","required":true},
            "razon": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "medio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EjecutivoDeMedio": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeMedioVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["actualizar"]},{"dataType":"enum","enums":["enviar"]},{"dataType":"enum","enums":["aceptar"]},{"dataType":"enum","enums":["rechazar"]},{"dataType":"enum","enums":["asignar"]},{"dataType":"enum","enums":["nuevo"]},{"dataType":"enum","enums":["continuar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedioDeListaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "planes": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "valor": {"dataType":"double","required":true},
            "total": {"dataType":"double","required":true},
            "estado": {"ref":"EstadoDeMedioVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "enviadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"ref":"EjecutivoDeMedio"},{"dataType":"enum","enums":[null]}],"required":true},
            "bien": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeMedioVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClienteDeMedio": {
        "dataType": "refObject",
        "properties": {
            "cedula": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlanDeMedio": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "monto": {"dataType":"double","required":true},
            "valorCuota": {"dataType":"double","required":true},
            "saldo": {"dataType":"double","required":true},
            "fechaAdjudicacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedioVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "cliente": {"ref":"ClienteDeMedio","required":true},
            "producto": {"dataType":"string","required":true},
            "planes": {"dataType":"array","array":{"dataType":"refObject","ref":"PlanDeMedio"},"required":true},
            "estado": {"ref":"EstadoDeMedioVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "valor": {"dataType":"double","required":true},
            "desgravamen": {"dataType":"double","required":true},
            "avaluo": {"dataType":"double","required":true},
            "costosLegales": {"dataType":"double","required":true},
            "escrituras": {"dataType":"double","required":true},
            "impuestoTimbres": {"dataType":"double","required":true},
            "total": {"dataType":"double","required":true},
            "diferencia": {"dataType":"double","required":true},
            "pagoAnticipado": {"dataType":"double","required":true},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ficha": {"ref":"FichaVista","required":true},
            "poliza": {"dataType":"union","subSchemas":[{"ref":"PolizaVista"},{"dataType":"enum","enums":[null]}],"required":true},
            "dispositivo": {"dataType":"union","subSchemas":[{"ref":"DispositivoDeMedio"},{"dataType":"enum","enums":[null]}],"required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"ref":"EjecutivoDeMedio"},{"dataType":"enum","enums":[null]}],"required":true},
            "fecha": {"dataType":"string","required":true},
            "creadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "actualizadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "actualizadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "idOrden": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "reemplazaA": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "reemplazadoPor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeMedioVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DatoDeComparacion": {
        "dataType": "refObject",
        "properties": {
            "etiqueta": {"dataType":"string","required":true},
            "valor": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComparacionDeMedioVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "datos": {"dataType":"array","array":{"dataType":"refObject","ref":"DatoDeComparacion"},"required":true},
            "aviso": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SaldoDeudor": {
        "dataType": "refObject",
        "properties": {
            "saldo": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConsultaDeSaldoDeudor": {
        "dataType": "refObject",
        "properties": {
            "cedulaCliente": {"dataType":"string","required":true,"validators":{"maxLength":{"value":13}}},
            "plan": {"dataType":"string","required":true,"validators":{"maxLength":{"value":24}}},
            "meses": {"dataType":"integer"},
            "vcuota": {"dataType":"double"},
            "fechaAdjudicacion": {"dataType":"string","validators":{"maxLength":{"value":10}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FichaEnviada": {
        "dataType": "refObject",
        "properties": {
            "tipo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "marcaId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "modeloId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "claseCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "anio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "color": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "chasis": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "serieMotor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "placa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "paisOrigen": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "tipoInmueble": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "provinciaCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cantonCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "area": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "registro": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PolizaEnviada": {
        "dataType": "refObject",
        "properties": {
            "desde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "hasta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "aseguradora": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "numero": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "prima": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DispositivoEnviado": {
        "dataType": "refObject",
        "properties": {
            "valor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "id": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedioNuevo": {
        "dataType": "refObject",
        "properties": {
            "valor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "desgravamen": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "avaluo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "costosLegales": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "escrituras": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "impuestoTimbres": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pagoAnticipado": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cedula": {"dataType":"string","required":true,"validators":{"maxLength":{"value":13}}},
            "planes": {"dataType":"array","array":{"dataType":"refAlias","ref":"CodigoDePlan"},"required":true,"validators":{"maxItems":{"value":20}}},
            "total": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "diferencia": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "ficha": {"ref":"FichaEnviada"},
            "idFicha": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}]},
            "poliza": {"ref":"PolizaEnviada"},
            "dispositivo": {"ref":"DispositivoEnviado"},
            "reemplazaA": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DispositivoComoSeLeyo": {
        "dataType": "refObject",
        "properties": {
            "valor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "id": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombre": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedioCambio": {
        "dataType": "refObject",
        "properties": {
            "valor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "desgravamen": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "avaluo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "costosLegales": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "escrituras": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "impuestoTimbres": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pagoAnticipado": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cedula": {"dataType":"string","validators":{"maxLength":{"value":13}}},
            "planes": {"dataType":"array","array":{"dataType":"union","subSchemas":[{"ref":"CodigoDePlan"},{"ref":"PlanDeMedio"}]},"required":true,"validators":{"maxItems":{"value":20}}},
            "total": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "diferencia": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "ficha": {"ref":"FichaCambio"},
            "poliza": {"dataType":"union","subSchemas":[{"ref":"PolizaEnviada"},{"dataType":"enum","enums":[null]}]},
            "dispositivo": {"dataType":"union","subSchemas":[{"ref":"DispositivoComoSeLeyo"},{"dataType":"enum","enums":[null]}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "idFicha": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "reemplazaA": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "estado": {"dataType":"string"},
            "cliente": {"ref":"ClienteDeMedio"},
            "producto": {"dataType":"string"},
            "etiquetaEstado": {"dataType":"string"},
            "ejecutivo": {"dataType":"union","subSchemas":[{"ref":"EjecutivoDeMedio"},{"dataType":"enum","enums":[null]}]},
            "fecha": {"dataType":"string"},
            "creadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "actualizadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "actualizadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "enviadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "enviadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "decididoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "idOrden": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "reemplazadoPor": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EnvioDeMedio": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AceptacionDeMedio": {
        "dataType": "refObject",
        "properties": {
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":500}}},
            "confirmaValor": {"dataType":"boolean"},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RechazoDeMedio": {
        "dataType": "refObject",
        "properties": {
            "observaciones": {"dataType":"string","validators":{"maxLength":{"value":500}}},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AsignacionDeMedio": {
        "dataType": "refObject",
        "properties": {
            "usuario": {"dataType":"integer","required":true},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MemoPorGenerar": {
        "dataType": "refObject",
        "properties": {
            "producto": {"dataType":"string","required":true,"validators":{"maxLength":{"value":2}}},
            "grupo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":20}}},
            "fecha": {"dataType":"string","required":true,"validators":{"maxLength":{"value":10}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MovimientoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "fecha": {"dataType":"string","required":true},
            "tipoDocumento": {"dataType":"string","required":true},
            "serieDocumento": {"dataType":"string","required":true},
            "numeroDocumento": {"dataType":"string","required":true},
            "tipoMovimiento": {"dataType":"string","required":true},
            "referencia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "valorDebito": {"dataType":"double","required":true},
            "valorCredito": {"dataType":"double","required":true},
            "valorSaldo": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CuotaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "numero": {"dataType":"double","required":true},
            "fechaVencimiento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "valor": {"dataType":"double","required":true},
            "pagado": {"dataType":"double","required":true},
            "pendiente": {"dataType":"double","required":true},
            "estado": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NotificacionVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "titulo": {"dataType":"string","required":true},
            "texto": {"dataType":"string","required":true},
            "enlace": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "creadaEn": {"dataType":"string","required":true},
            "leida": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NotificacionesSinLeer": {
        "dataType": "refObject",
        "properties": {
            "cantidad": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDeOrdenVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pendiente"]},{"dataType":"enum","enums":["aprobada"]},{"dataType":"enum","enums":["anulada"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeOrdenVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["aprobar"]},{"dataType":"enum","enums":["anular"]},{"dataType":"enum","enums":["generar"]},{"dataType":"enum","enums":["continuar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrdenDeListaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "planes": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "fecha": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDeOrdenVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "nombreConcesionario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "pagoConcesionario": {"dataType":"double","required":true},
            "diasDeEspera": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeOrdenVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClienteDeOrden": {
        "dataType": "refObject",
        "properties": {
            "cedula": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlanDeOrden": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "monto": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VehiculoDeOrden": {
        "dataType": "refObject",
        "properties": {
            "marca": {"dataType":"string","required":true},
            "modelo": {"dataType":"string","required":true},
            "tipo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["Nuevo"]},{"dataType":"enum","enums":["Usado"]}],"required":true},
            "anio": {"dataType":"double","required":true},
            "color": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "chasis": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "placa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrdenDeCompraVista": {
        "dataType": "refObject",
        "properties": {
            "tipoCarta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "incluyeConcesionario": {"dataType":"boolean","required":true},
            "concesionarioId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "vendedorId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "jefeVentasId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "contableId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "valorDispositivo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "atencionTercero": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "porcentajeComision": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "comisionDispositivo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "estado": {"ref":"EstadoDeOrdenVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "medioId": {"dataType":"double","required":true},
            "cliente": {"ref":"ClienteDeOrden","required":true},
            "producto": {"dataType":"string","required":true},
            "planes": {"dataType":"array","array":{"dataType":"refObject","ref":"PlanDeOrden"},"required":true},
            "categoriaCarta": {"dataType":"string","required":true},
            "nombreCategoriaCarta": {"dataType":"string","required":true},
            "nombreTipoCarta": {"dataType":"string","required":true},
            "nombreConcesionario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "rucConcesionario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "vendedor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "jefeVentas": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "contable": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "sinConcesionario": {"dataType":"boolean","required":true},
            "carpetaAprobada": {"dataType":"boolean","required":true},
            "exigeCarpeta": {"dataType":"boolean","required":true},
            "vehiculo": {"ref":"VehiculoDeOrden","required":true},
            "valorVehiculo": {"dataType":"double","required":true},
            "valorPlan": {"dataType":"double","required":true},
            "valorComision": {"dataType":"double","required":true},
            "diferenciaPrecio": {"dataType":"double","required":true},
            "pagoConcesionario": {"dataType":"double","required":true},
            "financiaDiferenciaPrecio": {"dataType":"enum","enums":["N"],"required":true},
            "valorFinanciaDiferenciaPrecio": {"dataType":"double","required":true},
            "fecha": {"dataType":"string","required":true},
            "creadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aprobadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aprobadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "anuladaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "anuladaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "documentoEmitido": {"dataType":"boolean","required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeOrdenVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrdenDeCompraNueva": {
        "dataType": "refObject",
        "properties": {
            "tipoCarta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "incluyeConcesionario": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"undefined"}]},
            "concesionarioId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "vendedorId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "jefeVentasId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "contableId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "valorDispositivo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "atencionTercero": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "porcentajeComision": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "comisionDispositivo": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "medioId": {"dataType":"integer","required":true},
            "categoriaCarta": {"dataType":"string","validators":{"maxLength":{"value":3}}},
            "valorVehiculo": {"dataType":"double"},
            "valorPlan": {"dataType":"double"},
            "valorComision": {"dataType":"double"},
            "diferenciaPrecio": {"dataType":"double"},
            "pagoConcesionario": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AprobacionDeOrden": {
        "dataType": "refObject",
        "properties": {
            "aceptaSinCarpeta": {"dataType":"boolean"},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AnulacionDeOrden": {
        "dataType": "refObject",
        "properties": {
            "motivo": {"dataType":"string","validators":{"maxLength":{"value":500}}},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BaseDeOrdenVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "cliente": {"ref":"ClienteDeOrden","required":true},
            "producto": {"dataType":"string","required":true},
            "planes": {"dataType":"array","array":{"dataType":"refObject","ref":"PlanDeOrden"},"required":true},
            "vehiculo": {"ref":"VehiculoDeOrden","required":true},
            "valorVehiculo": {"dataType":"double","required":true},
            "valorPlan": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDePagareVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["P"]},{"dataType":"enum","enums":["A"]},{"dataType":"enum","enums":["R"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDePagareVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["actualizar"]},{"dataType":"enum","enums":["reemplazar"]},{"dataType":"enum","enums":["enviar"]},{"dataType":"enum","enums":["aprobar"]},{"dataType":"enum","enums":["rechazar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PagareDeListaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "cedulaCliente": {"dataType":"string","required":true},
            "nombresCliente": {"dataType":"string","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "plazo": {"dataType":"double","required":true},
            "monto": {"dataType":"double","required":true},
            "fechaEmision": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDePagareVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDePagareVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CuotaDePagareVista": {
        "dataType": "refObject",
        "properties": {
            "numero": {"dataType":"double","required":true},
            "fechaVencimiento": {"dataType":"string","required":true},
            "valor": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ContenidoDePagareVista": {
        "dataType": "refObject",
        "properties": {
            "contenido": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["denominacion"]},{"dataType":"enum","enums":["promesa"]},{"dataType":"enum","enums":["vencimiento"]},{"dataType":"enum","enums":["lugarDePago"]},{"dataType":"enum","enums":["beneficiario"]},{"dataType":"enum","enums":["fechaYLugar"]},{"dataType":"enum","enums":["firma"]}],"required":true},
            "nombre": {"dataType":"string","required":true},
            "falta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PagareVista": {
        "dataType": "refObject",
        "properties": {
            "lugarEmision": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaInicial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaFinal": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "conyugeCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "conyugeNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "garanteCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "garanteNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "garanteConyugeCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "garanteConyugeNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "segundoGaranteCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "segundoGaranteNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "testigoCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "testigoNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "huellaCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "huellaNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "representanteNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "representanteCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "modo": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["N"]},{"dataType":"enum","enums":["E"]}],"required":true},
            "estado": {"ref":"EstadoDePagareVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "montoPlan": {"dataType":"double","required":true},
            "numCuota": {"dataType":"string","required":true},
            "cedulaCliente": {"dataType":"string","required":true},
            "nombresCliente": {"dataType":"string","required":true},
            "ciudad": {"dataType":"string","required":true},
            "fechaEmision": {"dataType":"string","required":true},
            "plazo": {"dataType":"double","required":true},
            "valorDividendo": {"dataType":"double","required":true},
            "monto": {"dataType":"double","required":true},
            "codigoBarra": {"dataType":"string","required":true},
            "codigoLocalidad": {"dataType":"string","required":true},
            "emision": {"dataType":"double","required":true},
            "cuotas": {"dataType":"array","array":{"dataType":"refObject","ref":"CuotaDePagareVista"},"required":true},
            "contenidos": {"dataType":"array","array":{"dataType":"refObject","ref":"ContenidoDePagareVista"},"required":true},
            "conPrenda": {"dataType":"boolean","required":true},
            "distintos": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "generadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "generadoEn": {"dataType":"string","required":true},
            "actualizadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "actualizadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enviadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDePagareVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TextoDePagare": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "texto": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PagareNuevo": {
        "dataType": "refObject",
        "properties": {
            "lugarEmision": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaInicial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaFinal": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "monto": {"dataType":"double"},
            "plazo": {"dataType":"double"},
            "valorDividendo": {"dataType":"double"},
            "plan": {"dataType":"string","required":true,"validators":{"maxLength":{"value":24}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PagareReemplazo": {
        "dataType": "refObject",
        "properties": {
            "lugarEmision": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaInicial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaFinal": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "monto": {"dataType":"double"},
            "plazo": {"dataType":"double"},
            "valorDividendo": {"dataType":"double"},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PersonasDePagareCambio": {
        "dataType": "refObject",
        "properties": {
            "conyugeCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "conyugeNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "garanteCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "garanteNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "garanteConyugeCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "garanteConyugeNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "segundoGaranteCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "segundoGaranteNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "testigoCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "testigoNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "huellaCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "huellaNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "representanteNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "representanteCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "modo": {"dataType":"string"},
            "estado": {"dataType":"string"},
            "etiquetaEstado": {"dataType":"string"},
            "idCodigo": {"dataType":"string"},
            "producto": {"dataType":"string"},
            "montoPlan": {"dataType":"double"},
            "numCuota": {"dataType":"string"},
            "cedulaCliente": {"dataType":"string"},
            "nombresCliente": {"dataType":"string"},
            "lugarEmision": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "ciudad": {"dataType":"string"},
            "fechaEmision": {"dataType":"string"},
            "fechaInicial": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "fechaFinal": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "plazo": {"dataType":"double"},
            "valorDividendo": {"dataType":"double"},
            "monto": {"dataType":"double"},
            "codigoBarra": {"dataType":"string"},
            "codigoLocalidad": {"dataType":"string"},
            "emision": {"dataType":"double"},
            "cuotas": {"dataType":"array","array":{"dataType":"refObject","ref":"CuotaDePagareVista"}},
            "contenidos": {"dataType":"array","array":{"dataType":"refObject","ref":"ContenidoDePagareVista"}},
            "conPrenda": {"dataType":"boolean"},
            "distintos": {"dataType":"array","array":{"dataType":"string"}},
            "generadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "generadoEn": {"dataType":"string"},
            "actualizadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "actualizadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "enviadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "enviadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "decididoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "decididoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EnvioDePagare": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AprobacionDePagare": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RechazoDePagare": {
        "dataType": "refObject",
        "properties": {
            "motivo": {"dataType":"string","required":true},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PagareDelPlan": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "estado": {"ref":"EstadoDePagareVista","required":true},
            "version": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BaseDePagareVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "cedulaCliente": {"dataType":"string","required":true},
            "nombresCliente": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "montoPlan": {"dataType":"double","required":true},
            "numCuota": {"dataType":"string","required":true},
            "plazo": {"dataType":"double","required":true},
            "valorDividendo": {"dataType":"double","required":true},
            "monto": {"dataType":"double","required":true},
            "fechaInicial": {"dataType":"string","required":true},
            "rechazo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "pagare": {"dataType":"union","subSchemas":[{"ref":"PagareDelPlan"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeParticipante": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["adjudicar"]},{"dataType":"enum","enums":["participar"]},{"dataType":"enum","enums":["dejarDeParticipar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParticipanteVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "asambleaId": {"dataType":"double","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "valorCuota": {"dataType":"double","required":true},
            "cuotaVencidas": {"dataType":"double","required":true},
            "estado": {"dataType":"string","required":true},
            "checked": {"dataType":"boolean","required":true},
            "adjudicadoPor": {"dataType":"string","required":true},
            "asambleaAdjudica": {"dataType":"double","required":true},
            "cantidadOferta": {"dataType":"double","required":true},
            "prioridadOferta": {"dataType":"double","required":true},
            "retirada": {"dataType":"boolean","required":true},
            "novedades": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeParticipante"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParticipanteMarcado": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "asambleaId": {"dataType":"double","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "valorCuota": {"dataType":"double","required":true},
            "cuotaVencidas": {"dataType":"double","required":true},
            "estado": {"dataType":"string","required":true},
            "checked": {"dataType":"boolean","required":true},
            "adjudicadoPor": {"dataType":"string","required":true},
            "asambleaAdjudica": {"dataType":"double","required":true},
            "cantidadOferta": {"dataType":"double","required":true},
            "prioridadOferta": {"dataType":"double","required":true},
            "retirada": {"dataType":"boolean","required":true},
            "novedades": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeParticipante"},"required":true},
            "versionParticipantes": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParticipanteCambio": {
        "dataType": "refObject",
        "properties": {
            "adjudicadoPor": {"dataType":"string","validators":{"maxLength":{"value":10}}},
            "cantidadOferta": {"dataType":"double"},
            "prioridadOferta": {"dataType":"double"},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "asambleaId": {"dataType":"double"},
            "idCodigo": {"dataType":"string"},
            "codigo": {"dataType":"string"},
            "nombreCliente": {"dataType":"string"},
            "cedula": {"dataType":"string"},
            "valorCuota": {"dataType":"double"},
            "cuotaVencidas": {"dataType":"double"},
            "estado": {"dataType":"string"},
            "checked": {"dataType":"boolean"},
            "asambleaAdjudica": {"dataType":"double"},
            "retirada": {"dataType":"boolean"},
            "novedades": {"dataType":"array","array":{"dataType":"string"}},
            "versionParticipantes": {"dataType":"double"},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InterruptorDeParticipante": {
        "dataType": "refObject",
        "properties": {
            "participa": {"dataType":"boolean","required":true},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClienteEncontrado": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "tipoIdentificacion": {"dataType":"string","required":true},
            "identificacion": {"dataType":"string","required":true},
            "nombreCompleto": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlanDeCliente": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "nombreProducto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "monto": {"dataType":"double","required":true},
            "valorCuota": {"dataType":"double","required":true},
            "cuotasPagadas": {"dataType":"double","required":true},
            "cuotasTotales": {"dataType":"double","required":true},
            "numCuota": {"dataType":"string","required":true},
            "saldo": {"dataType":"double","required":true},
            "cuotasVencidas": {"dataType":"double","required":true},
            "estadoPlan": {"dataType":"string","required":true},
            "adjudicado": {"dataType":"boolean","required":true},
            "fechaAdjudicacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cuotasOfertadas": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClienteDetalle": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "tipoIdentificacion": {"dataType":"string","required":true},
            "identificacion": {"dataType":"string","required":true},
            "nombreCompleto": {"dataType":"string","required":true},
            "nombres": {"dataType":"string","required":true},
            "apellidoPaterno": {"dataType":"string","required":true},
            "apellidoMaterno": {"dataType":"string","required":true},
            "fechaNacimiento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "edad": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "celular": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "provincia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ciudad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "parroquia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "planes": {"dataType":"array","array":{"dataType":"refObject","ref":"PlanDeCliente"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlazoVista": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "desde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "dias": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "producto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "clausula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlazoNuevo": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "desde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "dias": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "producto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "clausula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlazoCambio": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "desde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "dias": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "producto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "clausula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlazoEliminado": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "desde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "dias": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "producto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "clausula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "eliminado": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDePrendaVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["porIngresar"]},{"dataType":"enum","enums":["ingresada"]},{"dataType":"enum","enums":["firme"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PrendaDeListaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "tipoGarantia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaEmision": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"ref":"EstadoDePrendaVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClienteDePrenda": {
        "dataType": "refObject",
        "properties": {
            "cedula": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "conyuge": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PagareDePrenda": {
        "dataType": "refObject",
        "properties": {
            "numero": {"dataType":"double","required":true},
            "estado": {"dataType":"string","required":true},
            "monto": {"dataType":"double","required":true},
            "plazo": {"dataType":"double","required":true},
            "valorDividendo": {"dataType":"double","required":true},
            "fechaInicial": {"dataType":"string","required":true},
            "fechaFinal": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Record_string.string-or-number-or-null_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"double"},{"dataType":"enum","enums":[null]}]},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDePrendaVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["guardar"]},{"dataType":"enum","enums":["verBorrador"]},{"dataType":"enum","enums":["generar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PrendaVista": {
        "dataType": "refObject",
        "properties": {
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "separacionBienes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tipoGarantia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaEmision": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "vehiculoMarca": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "vehiculoModelo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "vehiculoAnio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "vehiculoColor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "vehiculoMotor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "vehiculoChasis": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "vehiculoPlaca": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "inmuebleTipo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "inmuebleCanton": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "inmuebleDireccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "inmuebleArea": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "inmuebleRegistro": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "depositarioCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "depositarioNombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "depositarioApellidos": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "depositarioCorreo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "representanteEmpresa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "enCalidadEmpresa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "estado": {"ref":"EstadoDePrendaVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "cliente": {"ref":"ClienteDePrenda","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "pagare": {"ref":"PagareDePrenda","required":true},
            "codigoBarra": {"dataType":"string","required":true},
            "garantiaDeCarpeta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "bien": {"ref":"Record_string.string-or-number-or-null_","required":true},
            "origenBien": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["orden"]},{"dataType":"enum","enums":["medio"]},{"dataType":"enum","enums":[null]}],"required":true},
            "ordenId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "medioId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "escritos": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "distintos": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "emitidas": {"dataType":"double","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDePrendaVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PrendaCambio": {
        "dataType": "refObject",
        "properties": {
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "separacionBienes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "tipoGarantia": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaEmision": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "vehiculoMarca": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "vehiculoModelo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "vehiculoAnio": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "vehiculoColor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "vehiculoMotor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "vehiculoChasis": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "vehiculoPlaca": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "inmuebleTipo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "inmuebleCanton": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "inmuebleDireccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "inmuebleArea": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "inmuebleRegistro": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "depositarioCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "depositarioNombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "depositarioApellidos": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "depositarioCorreo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "representanteEmpresa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "enCalidadEmpresa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "estado": {"dataType":"string"},
            "etiquetaEstado": {"dataType":"string"},
            "cliente": {"ref":"ClienteDePrenda"},
            "idCodigo": {"dataType":"string"},
            "producto": {"dataType":"string"},
            "grupo": {"dataType":"string"},
            "pagare": {"ref":"PagareDePrenda"},
            "codigoBarra": {"dataType":"string"},
            "garantiaDeCarpeta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "bien": {"ref":"Record_string.string-or-number-or-null_"},
            "origenBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "ordenId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "medioId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "escritos": {"dataType":"array","array":{"dataType":"string"}},
            "distintos": {"dataType":"array","array":{"dataType":"string"}},
            "emitidas": {"dataType":"double"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CabeceraDeRecorrido": {
        "dataType": "refObject",
        "properties": {
            "idCodigo": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "nombreProducto": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "monto": {"dataType":"double","required":true},
            "valorCuota": {"dataType":"double","required":true},
            "cuotasPagadas": {"dataType":"double","required":true},
            "cuotasTotales": {"dataType":"double","required":true},
            "numCuota": {"dataType":"string","required":true},
            "saldo": {"dataType":"double","required":true},
            "cuotasVencidas": {"dataType":"double","required":true},
            "estadoPlan": {"dataType":"string","required":true},
            "adjudicado": {"dataType":"boolean","required":true},
            "fechaAdjudicacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cuotasOfertadas": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "identificacion": {"dataType":"string","required":true},
            "nombreCompleto": {"dataType":"string","required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PuntoDeRecorrido": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
            "cumple": {"dataType":"boolean","required":true},
            "mandatorio": {"dataType":"string","required":true},
            "fecha": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "idDepartamento": {"dataType":"string","required":true},
            "departamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "diasHabiles": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "color": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecorridoVista": {
        "dataType": "refObject",
        "properties": {
            "cabecera": {"ref":"CabeceraDeRecorrido","required":true},
            "puntos": {"dataType":"array","array":{"dataType":"refObject","ref":"PuntoDeRecorrido"},"required":true},
            "total": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "cumplidos": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NodoDeTareas": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "texto": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "etiquetaEstado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaEjecucion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tarea": {"dataType":"double"},
            "evento": {"dataType":"double"},
            "hijos": {"dataType":"array","array":{"dataType":"refObject","ref":"NodoDeTareas"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeReferenciaVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["editar"]},{"dataType":"enum","enums":["eliminar"]},{"dataType":"enum","enums":["confirmar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReferenciaVista": {
        "dataType": "refObject",
        "properties": {
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ciudad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "parentesco": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreComercio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "bancoCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fechaApertura": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tipoCuenta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "numeroCuenta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "clave": {"dataType":"string","required":true},
            "tipo": {"dataType":"string","required":true},
            "linea": {"dataType":"double","required":true},
            "estado": {"dataType":"string","required":true},
            "banco": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "registradaEn": {"dataType":"string","required":true},
            "confirmadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "confirmadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeReferenciaVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReferenciaNueva": {
        "dataType": "refObject",
        "properties": {
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "ciudad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "parentesco": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombreComercio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "bancoCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaApertura": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "tipoCuenta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "numeroCuenta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "clave": {"dataType":"string","required":true,"validators":{"maxLength":{"value":40}}},
            "tipo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReferenciaCambio": {
        "dataType": "refObject",
        "properties": {
            "telefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "identificacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "ciudad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "parentesco": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombreComercio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "bancoCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaApertura": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "tipoCuenta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "numeroCuenta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "clave": {"dataType":"string"},
            "tipo": {"dataType":"string"},
            "linea": {"dataType":"double"},
            "estado": {"dataType":"string"},
            "banco": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "registradaEn": {"dataType":"string"},
            "confirmadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "confirmadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DefinicionDeParametro": {
        "dataType": "refObject",
        "properties": {
            "nombre": {"dataType":"string","required":true},
            "detalle": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "valor": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParametroDeRiesgoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "codigo": {"dataType":"string","required":true},
            "parametro": {"ref":"DefinicionDeParametro","required":true},
            "cumple": {"dataType":"boolean","required":true},
            "valor": {"dataType":"double","required":true},
            "origen": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["regla"]},{"dataType":"enum","enums":["manual"]},{"dataType":"enum","enums":[null]}],"required":true},
            "automatico": {"dataType":"boolean","required":true},
            "mirado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "encontrado": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "informativo": {"dataType":"boolean","required":true},
            "garantia": {"dataType":"boolean","required":true},
            "marcadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "marcadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "marcadoMotivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "marcadoAntes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExcepcionDeRiesgoVista": {
        "dataType": "refObject",
        "properties": {
            "observacion": {"dataType":"string","required":true},
            "puntaje": {"dataType":"double","required":true},
            "usuario": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GarantiaVista": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "cumple": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["S"]},{"dataType":"enum","enums":["N"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RiesgoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "plan": {"dataType":"string","required":true},
            "puntaje": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "umbral": {"dataType":"double","required":true},
            "color": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["rojo"]},{"dataType":"enum","enums":["verde"]},{"dataType":"enum","enums":[null]}],"required":true},
            "calculadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "calculadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "parametros": {"dataType":"array","array":{"dataType":"refObject","ref":"ParametroDeRiesgoVista"},"required":true},
            "excepcion": {"dataType":"union","subSchemas":[{"ref":"ExcepcionDeRiesgoVista"},{"dataType":"enum","enums":[null]}],"required":true},
            "garantias": {"dataType":"array","array":{"dataType":"refObject","ref":"GarantiaVista"},"required":true},
            "garantiasConfirmadas": {"dataType":"boolean","required":true},
            "etiquetaGarantias": {"dataType":"string","required":true},
            "garantiasPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "garantiasEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "etiquetaGarantia": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["calcular"]},{"dataType":"enum","enums":["marcar"]},{"dataType":"enum","enums":["exceptuar"]},{"dataType":"enum","enums":["garantias"]}]},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VigenciaDePuntajeVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "cambiados": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CalculoDeRiesgo": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MarcaDeParametro": {
        "dataType": "refObject",
        "properties": {
            "parametro": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":20}}},
            "cumple": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"string","validators":{"maxLength":{"value":300}}},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExcepcionNueva": {
        "dataType": "refObject",
        "properties": {
            "excepcion": {"dataType":"boolean","required":true},
            "observacion": {"dataType":"string","validators":{"maxLength":{"value":500}}},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RevisionDeGarantias": {
        "dataType": "refObject",
        "properties": {
            "confirmado": {"dataType":"boolean","required":true},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UsuarioDeSesion": {
        "dataType": "refObject",
        "properties": {
            "idSaad": {"dataType":"double","required":true},
            "usuario": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "apellido": {"dataType":"string","required":true},
            "role": {"dataType":"string","required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "debeCambiarContrasena": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SesionIniciada": {
        "dataType": "refObject",
        "properties": {
            "access_token": {"dataType":"string","required":true},
            "user": {"ref":"UsuarioDeSesion","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Credenciales": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":40}}},
            "pass": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":128}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SesionActual": {
        "dataType": "refObject",
        "properties": {
            "idSaad": {"dataType":"double","required":true},
            "usuario": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "apellido": {"dataType":"string","required":true},
            "role": {"dataType":"string","required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "debeCambiarContrasena": {"dataType":"boolean","required":true},
            "prefijo": {"dataType":"string","required":true},
            "permisos": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "expiraEn": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CambioDeContrasena": {
        "dataType": "refObject",
        "properties": {
            "actual": {"dataType":"string","required":true,"validators":{"maxLength":{"value":128}}},
            "nueva": {"dataType":"string","required":true,"validators":{"minLength":{"value":8},"maxLength":{"value":128}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDePagoVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pendiente"]},{"dataType":"enum","enums":["aprobado"]},{"dataType":"enum","enums":["anulado"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDePagoVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["aprobar"]},{"dataType":"enum","enums":["anular"]},{"dataType":"enum","enums":["generar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PagoDeListaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "orden": {"dataType":"double","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "planes": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "fecha": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDePagoVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "aprobadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "valor": {"dataType":"double","required":true},
            "beneficiario": {"dataType":"string","required":true},
            "diasDeEspera": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDePagoVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClienteDePago": {
        "dataType": "refObject",
        "properties": {
            "cedula": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDeLineaVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["sinLista"]},{"dataType":"enum","enums":["sinArchivo"]},{"dataType":"enum","enums":["rechazado"]},{"dataType":"enum","enums":["pendiente"]},{"dataType":"enum","enums":["incorrecto"]},{"dataType":"enum","enums":["correcto"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LineaDePago": {
        "dataType": "refObject",
        "properties": {
            "plan": {"dataType":"string","required":true},
            "tipo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDeLineaVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "falta": {"dataType":"boolean","required":true},
            "documentoId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "formato": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ruta": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreDescarga": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tipoArchivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "subidoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "acciones": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChecklistDePago": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "cliente": {"ref":"ClienteDePago","required":true},
            "planes": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "vehiculo": {"dataType":"string","required":true},
            "empresa": {"dataType":"string","required":true},
            "solicitante": {"dataType":"string","required":true},
            "valor": {"dataType":"double","required":true},
            "beneficiario": {"dataType":"string","required":true},
            "concepto": {"dataType":"string","required":true},
            "documentos": {"dataType":"array","array":{"dataType":"refObject","ref":"LineaDePago"},"required":true},
            "faltan": {"dataType":"double","required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "solicitud": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PagoVista": {
        "dataType": "refObject",
        "properties": {
            "concepto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "observacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "id": {"dataType":"double","required":true},
            "orden": {"dataType":"double","required":true},
            "empresa": {"dataType":"string","required":true},
            "cliente": {"ref":"ClienteDePago","required":true},
            "planes": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "vehiculo": {"dataType":"string","required":true},
            "estado": {"ref":"EstadoDePagoVista","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "valor": {"dataType":"double","required":true},
            "beneficiario": {"dataType":"string","required":true},
            "rucBeneficiario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "solicitante": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "aprobadoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "aprobadoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "anuladoEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "anuladoPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "motivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "documentos": {"dataType":"array","array":{"dataType":"refObject","ref":"LineaDePago"},"required":true},
            "faltan": {"dataType":"double","required":true},
            "emitida": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDePagoVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PagoNuevo": {
        "dataType": "refObject",
        "properties": {
            "concepto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "observacion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "orden": {"dataType":"integer","required":true},
            "valor": {"dataType":"double"},
            "beneficiario": {"dataType":"string","validators":{"maxLength":{"value":120}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AprobacionDePago": {
        "dataType": "refObject",
        "properties": {
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AnulacionDePago": {
        "dataType": "refObject",
        "properties": {
            "motivo": {"dataType":"string","required":true,"validators":{"maxLength":{"value":500}}},
            "version": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeSolicitud": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["guardar"]},{"dataType":"enum","enums":["generar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SolicitudVista": {
        "dataType": "refObject",
        "properties": {
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "separacionBienes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaNacimiento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "genero": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nacionalidad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "anosResidencia": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "profesion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "situacionLaboral": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralRuc": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralActividad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralCargo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralAnos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralTelefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralCorreo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralDireccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "provinciaCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cantonCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "valorBien": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "apellidoPaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "apellidoMaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "codigoDactilar": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "celular": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "tipoDomicilio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombrePropietario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "telefonoPropietario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "domicilioDesde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "parroquiaCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "referenciaDomicilio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "telefonoDomicilio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pepExpuesto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pepVinculo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pepNombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pepParentesco": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralInformal": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"undefined"}]},
            "beneficiarioEsTitular": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"undefined"}]},
            "beneficiarioNombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioApellidoPaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioApellidoMaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioNacionalidad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioGenero": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioActividad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralActividadUafe": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "jubilacionTipo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "jubilacionInstitucion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "jubilacionFecha": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "subsidioPersona": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "subsidioActividad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "subsidioParentesco": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "subsidioDesde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "id": {"dataType":"string","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "rol": {"dataType":"string","required":true},
            "identificacion": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "numAprobacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoSol": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "generadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "documentoVigente": {"dataType":"boolean","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeSolicitud"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SolicitudCambio": {
        "dataType": "refObject",
        "properties": {
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "direccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoCivil": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "separacionBienes": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "estadoBien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "fechaNacimiento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "genero": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nacionalidad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "anosResidencia": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "profesion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "situacionLaboral": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralNombre": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralRuc": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralActividad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralCargo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralAnos": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralTelefono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralCorreo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralDireccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "provinciaCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "cantonCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "valorBien": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "apellidoPaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "apellidoMaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "codigoDactilar": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "celular": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "tipoDomicilio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "nombrePropietario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "telefonoPropietario": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "domicilioDesde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "parroquiaCodigo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "referenciaDomicilio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "telefonoDomicilio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pepExpuesto": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pepVinculo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pepNombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "pepParentesco": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralInformal": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"undefined"}]},
            "beneficiarioEsTitular": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"undefined"}]},
            "beneficiarioNombres": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioApellidoPaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioApellidoMaterno": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioNacionalidad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioGenero": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioActividad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "beneficiarioCedula": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "laboralActividadUafe": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "jubilacionTipo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "jubilacionInstitucion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "jubilacionFecha": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "subsidioPersona": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "subsidioActividad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "subsidioParentesco": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "subsidioDesde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]},{"dataType":"undefined"}]},
            "version": {"dataType":"double"},
            "id": {"dataType":"string"},
            "idCodigo": {"dataType":"string"},
            "rol": {"dataType":"string"},
            "identificacion": {"dataType":"string"},
            "guardadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "guardadaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "numAprobacion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "estadoSol": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "generadaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "documentoVigente": {"dataType":"boolean"},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FilaDelTableroVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "puesto": {"dataType":"string","required":true},
            "fecha": {"dataType":"string","required":true},
            "fechaAdjudicacion": {"dataType":"string","required":true},
            "numeroAsamblea": {"dataType":"double","required":true},
            "adjudicadoPor": {"dataType":"string","required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "etapa": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "hito": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "eventos": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "diasHabiles": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "diasCalendario": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "bien": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "monto": {"dataType":"double","required":true},
            "valorInscripcion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "valorCuota": {"dataType":"double","required":true},
            "valorOferta": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "pagoOferta": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "vendedor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "supervisor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ciudad": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cambio": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TarjetaDelTableroVista": {
        "dataType": "refObject",
        "properties": {
            "cifra": {"dataType":"string","required":true},
            "valor": {"dataType":"double","required":true},
            "anterior": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RangoDelTableroVista": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"string","required":true},
            "etiqueta": {"dataType":"string","required":true},
            "tono": {"dataType":"string","required":true},
            "cantidad": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BienDelTableroVista": {
        "dataType": "refObject",
        "properties": {
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "cantidad": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MediaDelTableroVista": {
        "dataType": "refObject",
        "properties": {
            "dias": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "tono": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "entregas": {"dataType":"double","required":true},
            "anterior": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlayerDelTableroVista": {
        "dataType": "refObject",
        "properties": {
            "idDepartamento": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "dias": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "pasos": {"dataType":"double","required":true},
            "anterior": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MesDelTableroVista": {
        "dataType": "refObject",
        "properties": {
            "mes": {"dataType":"string","required":true},
            "entregados": {"dataType":"double","required":true},
            "adjudicados": {"dataType":"double","required":true},
            "mediaEnDias": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TableroVista": {
        "dataType": "refObject",
        "properties": {
            "producto": {"dataType":"string","required":true},
            "anio": {"dataType":"double","required":true},
            "mes": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "tarjetas": {"dataType":"array","array":{"dataType":"refObject","ref":"TarjetaDelTableroVista"},"required":true},
            "retiradas": {"dataType":"double","required":true},
            "rangos": {"dataType":"array","array":{"dataType":"refObject","ref":"RangoDelTableroVista"},"required":true},
            "bienes": {"dataType":"array","array":{"dataType":"refObject","ref":"BienDelTableroVista"},"required":true},
            "media": {"ref":"MediaDelTableroVista","required":true},
            "players": {"dataType":"array","array":{"dataType":"refObject","ref":"PlayerDelTableroVista"},"required":true},
            "linea": {"dataType":"array","array":{"dataType":"refObject","ref":"MesDelTableroVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TipoEnTarea": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true,"validators":{"maxLength":{"value":80}}},
            "rol": {"dataType":"string","required":true,"validators":{"maxLength":{"value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UsuarioDeTarea": {
        "dataType": "refObject",
        "properties": {
            "idSaad": {"dataType":"double","required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombre": {"dataType":"string","required":true},
            "apellido": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AsuntoDeTarea": {
        "dataType": "refObject",
        "properties": {
            "enlace": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccionDeTareaVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["modificar"]},{"dataType":"enum","enums":["reasignar"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TareaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "tarea": {"ref":"TipoEnTarea","required":true},
            "usuario": {"dataType":"union","subSchemas":[{"ref":"UsuarioDeTarea"},{"dataType":"enum","enums":[null]}],"required":true},
            "estado": {"dataType":"string","required":true},
            "etiquetaEstado": {"dataType":"string","required":true},
            "creada": {"dataType":"string","required":true},
            "actualizada": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "idCodigo": {"dataType":"string","required":true},
            "fechaEjecucion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "accion": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombreAccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "evento": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "asunto": {"dataType":"union","subSchemas":[{"ref":"AsuntoDeTarea"},{"dataType":"enum","enums":[null]}],"required":true},
            "cerradaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cerradaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"double","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccionDeTareaVista"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TareasDeHoy": {
        "dataType": "refObject",
        "properties": {
            "cantidad": {"dataType":"double","required":true},
            "conMensaje": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResultadoDeTarea": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "nombre": {"dataType":"string","required":true},
            "cierre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TareaNueva": {
        "dataType": "refObject",
        "properties": {
            "plan": {"dataType":"string","required":true,"validators":{"maxLength":{"value":24}}},
            "tipo": {"dataType":"integer","required":true},
            "accion": {"dataType":"integer","required":true},
            "programar": {"dataType":"boolean","required":true},
            "fechaEjecucion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":10}}},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":2000}}},
            "evento": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TareaCambio": {
        "dataType": "refObject",
        "properties": {
            "accion": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}]},
            "fechaEjecucion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":10}}},
            "observaciones": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":2000}}},
            "usuario": {"dataType":"union","subSchemas":[{"dataType":"double"},{"ref":"UsuarioDeTarea"},{"dataType":"enum","enums":[null]}]},
            "version": {"dataType":"integer"},
            "id": {"dataType":"double"},
            "tarea": {"ref":"TipoEnTarea"},
            "estado": {"dataType":"string"},
            "etiquetaEstado": {"dataType":"string"},
            "creada": {"dataType":"string"},
            "actualizada": {"dataType":"string"},
            "nombreCliente": {"dataType":"string"},
            "cedula": {"dataType":"string"},
            "idCodigo": {"dataType":"string"},
            "nombreAccion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "evento": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "asunto": {"dataType":"union","subSchemas":[{"ref":"AsuntoDeTarea"},{"dataType":"enum","enums":[null]}]},
            "cerradaPor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "cerradaEn": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "acciones": {"dataType":"array","array":{"dataType":"string"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TipoDeTareaVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "rol": {"dataType":"string","required":true},
            "activo": {"dataType":"boolean","required":true},
            "registrable": {"dataType":"boolean","required":true},
            "acciones": {"dataType":"array","array":{"dataType":"refObject","ref":"ResultadoDeTarea"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PorHacerVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["Ninguno"]},{"dataType":"enum","enums":["Pagare"]},{"dataType":"enum","enums":["Contrato"]},{"dataType":"enum","enums":["Realizado"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PasoLegalVista": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["generarPagare"]},{"dataType":"enum","enums":["completarPagare"]},{"dataType":"enum","enums":["ingresarPrenda"]},{"dataType":"enum","enums":["aprobarPagare"]},{"dataType":"enum","enums":["generarContrato"]},{"dataType":"enum","enums":["aprobarContrato"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TramiteDeListaVista": {
        "dataType": "refObject",
        "properties": {
            "porHacer": {"ref":"PorHacerVista","required":true},
            "paso": {"dataType":"union","subSchemas":[{"ref":"PasoLegalVista"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombrePaso": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "terminado": {"dataType":"boolean","required":true},
            "pagareId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoPagare": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "versionPagare": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "personas": {"dataType":"boolean","required":true},
            "prenda": {"dataType":"boolean","required":true},
            "contratoId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoContrato": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "versionContrato": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "bloques": {"dataType":"double","required":true},
            "seApruebaPagare": {"dataType":"boolean","required":true},
            "seApruebaContrato": {"dataType":"boolean","required":true},
            "id": {"dataType":"string","required":true},
            "cedula": {"dataType":"string","required":true},
            "nombreCliente": {"dataType":"string","required":true},
            "producto": {"dataType":"string","required":true},
            "plan": {"dataType":"string","required":true},
            "grupo": {"dataType":"string","required":true},
            "fechaAdjudicacion": {"dataType":"string","required":true},
            "numeroAsamblea": {"dataType":"double","required":true},
            "ejecutivo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TramiteVista": {
        "dataType": "refObject",
        "properties": {
            "porHacer": {"ref":"PorHacerVista","required":true},
            "paso": {"dataType":"union","subSchemas":[{"ref":"PasoLegalVista"},{"dataType":"enum","enums":[null]}],"required":true},
            "nombrePaso": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "terminado": {"dataType":"boolean","required":true},
            "pagareId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoPagare": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "versionPagare": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "personas": {"dataType":"boolean","required":true},
            "prenda": {"dataType":"boolean","required":true},
            "contratoId": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "estadoContrato": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "versionContrato": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "bloques": {"dataType":"double","required":true},
            "seApruebaPagare": {"dataType":"boolean","required":true},
            "seApruebaContrato": {"dataType":"boolean","required":true},
            "id": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UsuarioVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "usuario": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "apellido": {"dataType":"string","required":true},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "role": {"dataType":"string","required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "activo": {"dataType":"boolean","required":true},
            "version": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UsuarioCreado": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "usuario": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "apellido": {"dataType":"string","required":true},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "role": {"dataType":"string","required":true},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "activo": {"dataType":"boolean","required":true},
            "version": {"dataType":"double","required":true},
            "contrasenaTemporal": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UsuarioNuevo": {
        "dataType": "refObject",
        "properties": {
            "usuario": {"dataType":"string","required":true,"validators":{"maxLength":{"value":40}}},
            "nombre": {"dataType":"string","required":true,"validators":{"maxLength":{"value":80}}},
            "apellido": {"dataType":"string","required":true,"validators":{"maxLength":{"value":80}}},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":254}}},
            "role": {"dataType":"string","required":true,"validators":{"maxLength":{"value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UsuarioCambio": {
        "dataType": "refObject",
        "properties": {
            "nombre": {"dataType":"string","required":true,"validators":{"maxLength":{"value":80}}},
            "apellido": {"dataType":"string","required":true,"validators":{"maxLength":{"value":80}}},
            "correo": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":254}}},
            "role": {"dataType":"string","required":true,"validators":{"maxLength":{"value":40}}},
            "activo": {"dataType":"boolean","required":true},
            "version": {"dataType":"integer"},
            "id": {"dataType":"double"},
            "usuario": {"dataType":"string","validators":{"maxLength":{"value":40}}},
            "idDepartamento": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":3}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ContrasenaTemporal": {
        "dataType": "refObject",
        "properties": {
            "contrasenaTemporal": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MarcaVehiculoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ModeloVehiculoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "codigo": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "marca": {"dataType":"double","required":true},
            "clase": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EstadoDeBien": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["Nuevo"]},{"dataType":"enum","enums":["Usado"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PrecioVehiculoVista": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"double","required":true},
            "marca": {"dataType":"double","required":true},
            "nombreMarca": {"dataType":"string","required":true},
            "modelo": {"dataType":"double","required":true},
            "nombreModelo": {"dataType":"string","required":true},
            "anio": {"dataType":"double","required":true},
            "estadoBien": {"ref":"EstadoDeBien","required":true},
            "precio": {"dataType":"double","required":true},
            "concesionario": {"dataType":"string","required":true},
            "vigenteDesde": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VistaGuardadaVista": {
        "dataType": "refObject",
        "properties": {
            "filtro": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"},"required":true},
            "ordenCampo": {"dataType":"string","required":true},
            "ordenDireccion": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["ASC"]},{"dataType":"enum","enums":["DESC"]}],"required":true},
            "ocultas": {"dataType":"array","array":{"dataType":"string"},"required":true,"validators":{"maxItems":{"value":40}}},
            "id": {"dataType":"double","required":true},
            "lista": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "compartida": {"dataType":"boolean","required":true},
            "autor": {"dataType":"string","required":true},
            "propia": {"dataType":"boolean","required":true},
            "editable": {"dataType":"boolean","required":true},
            "inicial": {"dataType":"boolean","required":true},
            "guardadaEn": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VistaNueva": {
        "dataType": "refObject",
        "properties": {
            "filtro": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"},"required":true},
            "ordenCampo": {"dataType":"string","required":true},
            "ordenDireccion": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["ASC"]},{"dataType":"enum","enums":["DESC"]}],"required":true},
            "ocultas": {"dataType":"array","array":{"dataType":"string"},"required":true,"validators":{"maxItems":{"value":40}}},
            "lista": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "compartida": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VistaCambio": {
        "dataType": "refObject",
        "properties": {
            "filtro": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"},"required":true},
            "ordenCampo": {"dataType":"string","required":true},
            "ordenDireccion": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["ASC"]},{"dataType":"enum","enums":["DESC"]}],"required":true},
            "ocultas": {"dataType":"array","array":{"dataType":"string"},"required":true,"validators":{"maxItems":{"value":40}}},
            "nombre": {"dataType":"string","required":true},
            "compartida": {"dataType":"boolean","required":true},
            "version": {"dataType":"double"},
            "id": {"dataType":"double"},
            "lista": {"dataType":"string"},
            "autor": {"dataType":"string"},
            "propia": {"dataType":"boolean"},
            "editable": {"dataType":"boolean"},
            "inicial": {"dataType":"boolean"},
            "guardadaEn": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VistaEliminada": {
        "dataType": "refObject",
        "properties": {
            "filtro": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"},"required":true},
            "ordenCampo": {"dataType":"string","required":true},
            "ordenDireccion": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["ASC"]},{"dataType":"enum","enums":["DESC"]}],"required":true},
            "ocultas": {"dataType":"array","array":{"dataType":"string"},"required":true,"validators":{"maxItems":{"value":40}}},
            "id": {"dataType":"double","required":true},
            "lista": {"dataType":"string","required":true},
            "nombre": {"dataType":"string","required":true},
            "compartida": {"dataType":"boolean","required":true},
            "autor": {"dataType":"string","required":true},
            "propia": {"dataType":"boolean","required":true},
            "editable": {"dataType":"boolean","required":true},
            "inicial": {"dataType":"boolean","required":true},
            "guardadaEn": {"dataType":"string","required":true},
            "version": {"dataType":"double","required":true},
            "eliminado": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
};
const templateService = new StrictTemplateService(models, {"noImplicitAdditionalProperties":"throw-on-extras","bodyCoercion":false});

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa




export function RegisterRoutes(app: Router,opts?:{multer?:ReturnType<typeof multer>}) {

    // ###########################################################################################################
    //  NOTE: If you do not see routes for all of your controllers in this file, then you might not have informed tsoa of where to look
    //      Please look into the "controllerPathGlobs" config option described in the readme: https://github.com/lukeautry/tsoa
    // ###########################################################################################################

    const upload = opts?.multer ||  multer({"limits":{"fileSize":8388608}});

    
        const argsActaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/acta',
            authenticateMiddleware([{"bearer":["acta:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActaController)),
            ...(fetchMiddlewares<RequestHandler>(ActaController.prototype.list)),

            async function ActaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsActaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActaController>(ActaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActaController_versiones: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/acta/:id/versiones',
            authenticateMiddleware([{"bearer":["acta:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActaController)),
            ...(fetchMiddlewares<RequestHandler>(ActaController.prototype.versiones)),

            async function ActaController_versiones(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsActaController_versiones, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActaController>(ActaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'versiones',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActaController_archivo: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                version: {"in":"query","name":"version","dataType":"integer","validators":{"isInt":{"errorMsg":"version"}}},
        };
        app.get('/api/v1/acta/:id/archivo',
            authenticateMiddleware([{"bearer":["acta:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActaController)),
            ...(fetchMiddlewares<RequestHandler>(ActaController.prototype.archivo)),

            async function ActaController_archivo(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsActaController_archivo, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActaController>(ActaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'archivo',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActaController_vistaPrevia: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/asamblea/:id/vista-previa',
            authenticateMiddleware([{"bearer":["acta:vista-previa"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActaController)),
            ...(fetchMiddlewares<RequestHandler>(ActaController.prototype.vistaPrevia)),

            async function ActaController_vistaPrevia(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsActaController_vistaPrevia, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActaController>(ActaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'vistaPrevia',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActaController_generar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"ActaPorGenerar"},
        };
        app.post('/api/v1/asamblea/:id/generar-acta',
            authenticateMiddleware([{"bearer":["acta:generar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActaController)),
            ...(fetchMiddlewares<RequestHandler>(ActaController.prototype.generar)),

            async function ActaController_generar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsActaController_generar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActaController>(ActaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'generar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActaController_regenerar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"ActaPorRegenerar"},
        };
        app.post('/api/v1/asamblea/:id/regenerar-acta',
            authenticateMiddleware([{"bearer":["acta:regenerar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActaController)),
            ...(fetchMiddlewares<RequestHandler>(ActaController.prototype.regenerar)),

            async function ActaController_regenerar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsActaController_regenerar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActaController>(ActaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'regenerar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdjudicacionController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/adjudicacion',
            authenticateMiddleware([{"bearer":["adjudicacion:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController)),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController.prototype.list)),

            async function AdjudicacionController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAdjudicacionController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdjudicacionController>(AdjudicacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdjudicacionController_atrasados: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/adjudicacion/atrasados',
            authenticateMiddleware([{"bearer":["adjudicacion:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController)),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController.prototype.atrasados)),

            async function AdjudicacionController_atrasados(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAdjudicacionController_atrasados, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdjudicacionController>(AdjudicacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'atrasados',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdjudicacionController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/adjudicacion/:id',
            authenticateMiddleware([{"bearer":["adjudicacion:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController)),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController.prototype.get)),

            async function AdjudicacionController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAdjudicacionController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdjudicacionController>(AdjudicacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdjudicacionController_retirar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"Retiro"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/adjudicacion/:id/retirar',
            authenticateMiddleware([{"bearer":["adjudicacion:retirar"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController)),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController.prototype.retirar)),

            async function AdjudicacionController_retirar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAdjudicacionController_retirar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdjudicacionController>(AdjudicacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'retirar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdjudicacionController_reasignar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"Reasignacion"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/adjudicacion/:id/reasignar',
            authenticateMiddleware([{"bearer":["adjudicacion:reasignar"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController)),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController.prototype.reasignar)),

            async function AdjudicacionController_reasignar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAdjudicacionController_reasignar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdjudicacionController>(AdjudicacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'reasignar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdjudicacionController_asignar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"Asignacion"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/adjudicacion/:id/asignar',
            authenticateMiddleware([{"bearer":["adjudicacion:asignar"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController)),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController.prototype.asignar)),

            async function AdjudicacionController_asignar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAdjudicacionController_asignar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdjudicacionController>(AdjudicacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'asignar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdjudicacionController_candidatos: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                q: {"in":"query","name":"q","dataType":"string","validators":{"maxLength":{"value":60}}},
        };
        app.get('/api/v1/adjudicacion/:id/candidatos',
            authenticateMiddleware([{"bearer":["adjudicacion:reasignar"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController)),
            ...(fetchMiddlewares<RequestHandler>(AdjudicacionController.prototype.candidatos)),

            async function AdjudicacionController_candidatos(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAdjudicacionController_candidatos, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdjudicacionController>(AdjudicacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'candidatos',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsEjecutivoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/ejecutivo',
            authenticateMiddleware([{"bearer":["adjudicacion:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoController)),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoController.prototype.list)),

            async function EjecutivoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsEjecutivoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<EjecutivoController>(EjecutivoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAsambleaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/asamblea',
            authenticateMiddleware([{"bearer":["asamblea:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController)),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController.prototype.list)),

            async function AsambleaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAsambleaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AsambleaController>(AsambleaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAsambleaController_indicadores: Record<string, TsoaRoute.ParameterSchema> = {
                producto: {"in":"query","name":"producto","dataType":"union","subSchemas":[{"dataType":"enum","enums":["01"]},{"dataType":"enum","enums":["02"]}]},
        };
        app.get('/api/v1/asamblea/indicadores',
            authenticateMiddleware([{"bearer":["asamblea:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController)),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController.prototype.indicadores)),

            async function AsambleaController_indicadores(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAsambleaController_indicadores, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AsambleaController>(AsambleaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'indicadores',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAsambleaController_opciones: Record<string, TsoaRoute.ParameterSchema> = {
                grupo: {"in":"query","name":"grupo","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"grupo"}}},
        };
        app.get('/api/v1/asamblea/opciones',
            authenticateMiddleware([{"bearer":["asamblea:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController)),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController.prototype.opciones)),

            async function AsambleaController_opciones(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAsambleaController_opciones, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AsambleaController>(AsambleaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'opciones',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAsambleaController_calendario: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                producto: {"in":"query","name":"producto","dataType":"string"},
                grupo: {"in":"query","name":"grupo","dataType":"string"},
        };
        app.get('/api/v1/asamblea/calendario.xlsx',
            authenticateMiddleware([{"bearer":["asamblea:excel"]}]),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController)),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController.prototype.calendario)),

            async function AsambleaController_calendario(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAsambleaController_calendario, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AsambleaController>(AsambleaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'calendario',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAsambleaController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/asamblea/:id',
            authenticateMiddleware([{"bearer":["asamblea:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController)),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController.prototype.get)),

            async function AsambleaController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAsambleaController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AsambleaController>(AsambleaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAsambleaController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"AsambleaNueva"},
        };
        app.post('/api/v1/asamblea',
            authenticateMiddleware([{"bearer":["asamblea:crear"]}]),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController)),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController.prototype.crear)),

            async function AsambleaController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAsambleaController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AsambleaController>(AsambleaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAsambleaController_corregir: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AsambleaPorCorregir"},
        };
        app.post('/api/v1/asamblea/:id/corregir',
            authenticateMiddleware([{"bearer":["asamblea:corregir"]}]),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController)),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController.prototype.corregir)),

            async function AsambleaController_corregir(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAsambleaController_corregir, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AsambleaController>(AsambleaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'corregir',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAsambleaController_eliminar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AsambleaPorEliminar"},
        };
        app.post('/api/v1/asamblea/:id/eliminar',
            authenticateMiddleware([{"bearer":["asamblea:eliminar"]}]),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController)),
            ...(fetchMiddlewares<RequestHandler>(AsambleaController.prototype.eliminar)),

            async function AsambleaController_eliminar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAsambleaController_eliminar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AsambleaController>(AsambleaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAuditoriaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/auditoria',
            authenticateMiddleware([{"bearer":["auditoria:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(AuditoriaController)),
            ...(fetchMiddlewares<RequestHandler>(AuditoriaController.prototype.list)),

            async function AuditoriaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAuditoriaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AuditoriaController>(AuditoriaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBorradorController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/borrador',
            authenticateMiddleware([{"bearer":["solicitud:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(BorradorController)),
            ...(fetchMiddlewares<RequestHandler>(BorradorController.prototype.list)),

            async function BorradorController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBorradorController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BorradorController>(BorradorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBorradorController_llave: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/borrador/llave',
            authenticateMiddleware([{"bearer":["solicitud:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(BorradorController)),
            ...(fetchMiddlewares<RequestHandler>(BorradorController.prototype.llave)),

            async function BorradorController_llave(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBorradorController_llave, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BorradorController>(BorradorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'llave',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBorradorController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                formulario: {"in":"path","name":"formulario","required":true,"dataType":"string"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
                seccion: {"in":"path","name":"seccion","required":true,"dataType":"string"},
        };
        app.get('/api/v1/borrador/:formulario/:clave/:seccion',
            authenticateMiddleware([{"bearer":["solicitud:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(BorradorController)),
            ...(fetchMiddlewares<RequestHandler>(BorradorController.prototype.get)),

            async function BorradorController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBorradorController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BorradorController>(BorradorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBorradorController_guardar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                formulario: {"in":"path","name":"formulario","required":true,"dataType":"string"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
                seccion: {"in":"path","name":"seccion","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"BorradorCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/borrador/:formulario/:clave/:seccion',
            authenticateMiddleware([{"bearer":["solicitud:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(BorradorController)),
            ...(fetchMiddlewares<RequestHandler>(BorradorController.prototype.guardar)),

            async function BorradorController_guardar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBorradorController_guardar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BorradorController>(BorradorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'guardar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBorradorController_descartar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                formulario: {"in":"path","name":"formulario","required":true,"dataType":"string"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
                seccion: {"in":"path","name":"seccion","required":true,"dataType":"string"},
        };
        app.delete('/api/v1/borrador/:formulario/:clave/:seccion',
            authenticateMiddleware([{"bearer":["solicitud:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(BorradorController)),
            ...(fetchMiddlewares<RequestHandler>(BorradorController.prototype.descartar)),

            async function BorradorController_descartar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBorradorController_descartar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BorradorController>(BorradorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'descartar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBuroController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/buro',
            authenticateMiddleware([{"bearer":["buro:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(BuroController)),
            ...(fetchMiddlewares<RequestHandler>(BuroController.prototype.list)),

            async function BuroController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBuroController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BuroController>(BuroController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBuroController_servicio: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/buro/servicio',
            authenticateMiddleware([{"bearer":["buro:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(BuroController)),
            ...(fetchMiddlewares<RequestHandler>(BuroController.prototype.servicio)),

            async function BuroController_servicio(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBuroController_servicio, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BuroController>(BuroController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'servicio',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBuroController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                cedula: {"in":"path","name":"cedula","required":true,"dataType":"string"},
                consulta: {"in":"query","name":"consulta","dataType":"integer","validators":{"isInt":{"errorMsg":"consulta"}}},
        };
        app.get('/api/v1/buro/:cedula',
            authenticateMiddleware([{"bearer":["buro:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(BuroController)),
            ...(fetchMiddlewares<RequestHandler>(BuroController.prototype.get)),

            async function BuroController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBuroController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BuroController>(BuroController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBuroController_consultar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ConsultaDeBuroNueva"},
        };
        app.post('/api/v1/buro/consulta',
            authenticateMiddleware([{"bearer":["buro:consultar"]}]),
            ...(fetchMiddlewares<RequestHandler>(BuroController)),
            ...(fetchMiddlewares<RequestHandler>(BuroController.prototype.consultar)),

            async function BuroController_consultar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBuroController_consultar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BuroController>(BuroController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'consultar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBusquedaController_buscar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                q: {"in":"query","name":"q","required":true,"dataType":"string","validators":{"maxLength":{"value":100}}},
        };
        app.get('/api/v1/busqueda',
            authenticateMiddleware([{"bearer":["busqueda:general"]}]),
            ...(fetchMiddlewares<RequestHandler>(BusquedaController)),
            ...(fetchMiddlewares<RequestHandler>(BusquedaController.prototype.buscar)),

            async function BusquedaController_buscar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBusquedaController_buscar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BusquedaController>(BusquedaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'buscar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCarpetaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/carpeta',
            authenticateMiddleware([{"bearer":["carpeta:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController)),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController.prototype.list)),

            async function CarpetaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCarpetaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CarpetaController>(CarpetaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCarpetaController_metricas: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/carpeta/metricas',
            authenticateMiddleware([{"bearer":["carpeta:metricas"]}]),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController)),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController.prototype.metricas)),

            async function CarpetaController_metricas(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCarpetaController_metricas, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CarpetaController>(CarpetaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'metricas',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCarpetaController_enviar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
                body: {"in":"body","name":"body","required":true,"ref":"EnvioDeCarpeta"},
        };
        app.post('/api/v1/carpeta/:idCodigo/enviar',
            authenticateMiddleware([{"bearer":["carpeta:enviar"]}]),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController)),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController.prototype.enviar)),

            async function CarpetaController_enviar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCarpetaController_enviar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CarpetaController>(CarpetaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'enviar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCarpetaController_aprobar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
                body: {"in":"body","name":"body","required":true,"ref":"AprobacionDeCarpeta"},
        };
        app.post('/api/v1/carpeta/:idCodigo/aprobar',
            authenticateMiddleware([{"bearer":["carpeta:decidir"]}]),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController)),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController.prototype.aprobar)),

            async function CarpetaController_aprobar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCarpetaController_aprobar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CarpetaController>(CarpetaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'aprobar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCarpetaController_base: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/carpeta/:idCodigo/base-de-decision',
            authenticateMiddleware([{"bearer":["carpeta:decidir"]}]),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController)),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController.prototype.base)),

            async function CarpetaController_base(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCarpetaController_base, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CarpetaController>(CarpetaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'base',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCarpetaController_hoja: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
                version: {"in":"query","name":"version","dataType":"integer","validators":{"isInt":{"errorMsg":"version"}}},
        };
        app.get('/api/v1/carpeta/:idCodigo/hoja-de-decision',
            authenticateMiddleware([{"bearer":["riesgo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController)),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController.prototype.hoja)),

            async function CarpetaController_hoja(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCarpetaController_hoja, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CarpetaController>(CarpetaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'hoja',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCarpetaController_devolver: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
                body: {"in":"body","name":"body","required":true,"ref":"DevolucionDeCarpeta"},
        };
        app.post('/api/v1/carpeta/:idCodigo/devolver',
            authenticateMiddleware([{"bearer":["carpeta:decidir"]}]),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController)),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController.prototype.devolver)),

            async function CarpetaController_devolver(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCarpetaController_devolver, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CarpetaController>(CarpetaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'devolver',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCarpetaController_antesDeReabrir: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/carpeta/:idCodigo/reabrir',
            authenticateMiddleware([{"bearer":["carpeta:reabrir"]}]),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController)),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController.prototype.antesDeReabrir)),

            async function CarpetaController_antesDeReabrir(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCarpetaController_antesDeReabrir, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CarpetaController>(CarpetaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'antesDeReabrir',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCarpetaController_reabrir: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
                body: {"in":"body","name":"body","required":true,"ref":"DevolucionDeCarpeta"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/carpeta/:idCodigo/reabrir',
            authenticateMiddleware([{"bearer":["carpeta:reabrir"]}]),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController)),
            ...(fetchMiddlewares<RequestHandler>(CarpetaController.prototype.reabrir)),

            async function CarpetaController_reabrir(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCarpetaController_reabrir, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CarpetaController>(CarpetaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'reabrir',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCartaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/carta-salida',
            authenticateMiddleware([{"bearer":["carta:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CartaController)),
            ...(fetchMiddlewares<RequestHandler>(CartaController.prototype.list)),

            async function CartaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCartaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CartaController>(CartaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCartaController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
        };
        app.get('/api/v1/carta-salida/:idCodigo',
            authenticateMiddleware([{"bearer":["carta:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CartaController)),
            ...(fetchMiddlewares<RequestHandler>(CartaController.prototype.get)),

            async function CartaController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCartaController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CartaController>(CartaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCartaController_archivo: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                version: {"in":"query","name":"version","dataType":"integer","validators":{"isInt":{"errorMsg":"version"}}},
        };
        app.get('/api/v1/carta-salida/:idCodigo/archivo',
            authenticateMiddleware([{"bearer":["carta:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CartaController)),
            ...(fetchMiddlewares<RequestHandler>(CartaController.prototype.archivo)),

            async function CartaController_archivo(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCartaController_archivo, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CartaController>(CartaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'archivo',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCartaController_acta: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
        };
        app.get('/api/v1/carta-salida/:idCodigo/acta',
            authenticateMiddleware([{"bearer":["carta:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CartaController)),
            ...(fetchMiddlewares<RequestHandler>(CartaController.prototype.acta)),

            async function CartaController_acta(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCartaController_acta, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CartaController>(CartaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'acta',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCartaController_generar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"GeneracionDeCarta"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/carta-salida/:idCodigo/generar',
            authenticateMiddleware([{"bearer":["carta:generar"]}]),
            ...(fetchMiddlewares<RequestHandler>(CartaController)),
            ...(fetchMiddlewares<RequestHandler>(CartaController.prototype.generar)),

            async function CartaController_generar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCartaController_generar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CartaController>(CartaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'generar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCartaController_rechazar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"RechazoDeCarta"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/carta-salida/:idCodigo/rechazar',
            authenticateMiddleware([{"bearer":["carta:rechazar"]}]),
            ...(fetchMiddlewares<RequestHandler>(CartaController)),
            ...(fetchMiddlewares<RequestHandler>(CartaController.prototype.rechazar)),

            async function CartaController_rechazar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCartaController_rechazar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CartaController>(CartaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rechazar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCartaController_entregar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"EntregaDeBien"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/carta-salida/:idCodigo/entregar',
            authenticateMiddleware([{"bearer":["carta:entregar"]}]),
            ...(fetchMiddlewares<RequestHandler>(CartaController)),
            ...(fetchMiddlewares<RequestHandler>(CartaController.prototype.entregar)),

            async function CartaController_entregar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCartaController_entregar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CartaController>(CartaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'entregar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_productos: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/producto',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.productos)),

            async function CatalogoController_productos(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_productos, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'productos',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_notarios: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/notario',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.notarios)),

            async function CatalogoController_notarios(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_notarios, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'notarios',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_departamentos: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/departamento',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.departamentos)),

            async function CatalogoController_departamentos(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_departamentos, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'departamentos',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_provincias: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/provincia',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.provincias)),

            async function CatalogoController_provincias(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_provincias, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'provincias',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_cantones: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/canton',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.cantones)),

            async function CatalogoController_cantones(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_cantones, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cantones',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_parroquias: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/parroquia',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.parroquias)),

            async function CatalogoController_parroquias(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_parroquias, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'parroquias',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_paises: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/pais',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.paises)),

            async function CatalogoController_paises(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_paises, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'paises',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_ciudades: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/ciudad',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.ciudades)),

            async function CatalogoController_ciudades(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_ciudades, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'ciudades',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_representantes: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/representante',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.representantes)),

            async function CatalogoController_representantes(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_representantes, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'representantes',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_bancos: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/banco',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.bancos)),

            async function CatalogoController_bancos(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_bancos, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'bancos',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_feriados: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/feriado',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.feriados)),

            async function CatalogoController_feriados(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_feriados, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'feriados',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_actividades: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/actividad-uafe',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.actividades)),

            async function CatalogoController_actividades(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_actividades, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actividades',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogoController_roles: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/rol',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogoController.prototype.roles)),

            async function CatalogoController_roles(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogoController_roles, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogoController>(CatalogoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'roles',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsConcesionarioController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/concesionario',
            authenticateMiddleware([{"bearer":["concesionario:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController.prototype.list)),

            async function ConcesionarioController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConcesionarioController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConcesionarioController>(ConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsConcesionarioController_elegibles: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/concesionario/elegibles',
            authenticateMiddleware([{"bearer":["concesionario:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController.prototype.elegibles)),

            async function ConcesionarioController_elegibles(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConcesionarioController_elegibles, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConcesionarioController>(ConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'elegibles',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsConcesionarioController_get: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/concesionario/:id',
            authenticateMiddleware([{"bearer":["concesionario:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController.prototype.get)),

            async function ConcesionarioController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConcesionarioController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConcesionarioController>(ConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsConcesionarioController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ConcesionarioNuevo"},
        };
        app.post('/api/v1/concesionario',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController.prototype.crear)),

            async function ConcesionarioController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConcesionarioController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConcesionarioController>(ConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsConcesionarioController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"ConcesionarioCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/concesionario/:id',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController.prototype.actualizar)),

            async function ConcesionarioController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConcesionarioController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConcesionarioController>(ConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsConcesionarioController_eliminar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.delete('/api/v1/concesionario/:id',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(ConcesionarioController.prototype.eliminar)),

            async function ConcesionarioController_eliminar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConcesionarioController_eliminar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConcesionarioController>(ConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDispositivoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/dispositivo',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController)),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController.prototype.list)),

            async function DispositivoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDispositivoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DispositivoController>(DispositivoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDispositivoController_get: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/dispositivo/:id',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController)),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController.prototype.get)),

            async function DispositivoController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDispositivoController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DispositivoController>(DispositivoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDispositivoController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"DispositivoNuevo"},
        };
        app.post('/api/v1/dispositivo',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController)),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController.prototype.crear)),

            async function DispositivoController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDispositivoController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DispositivoController>(DispositivoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDispositivoController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"DispositivoCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/dispositivo/:id',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController)),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController.prototype.actualizar)),

            async function DispositivoController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDispositivoController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DispositivoController>(DispositivoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDispositivoController_eliminar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.delete('/api/v1/dispositivo/:id',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController)),
            ...(fetchMiddlewares<RequestHandler>(DispositivoController.prototype.eliminar)),

            async function DispositivoController_eliminar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDispositivoController_eliminar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DispositivoController>(DispositivoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsEjecutivoConcesionarioController_list: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/ejecutivo-concesionario',
            authenticateMiddleware([{"bearer":["concesionario:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController.prototype.list)),

            async function EjecutivoConcesionarioController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsEjecutivoConcesionarioController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<EjecutivoConcesionarioController>(EjecutivoConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsEjecutivoConcesionarioController_get: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/ejecutivo-concesionario/:id',
            authenticateMiddleware([{"bearer":["concesionario:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController.prototype.get)),

            async function EjecutivoConcesionarioController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsEjecutivoConcesionarioController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<EjecutivoConcesionarioController>(EjecutivoConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsEjecutivoConcesionarioController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"EjecutivoConcesionarioNuevo"},
        };
        app.post('/api/v1/ejecutivo-concesionario',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController.prototype.crear)),

            async function EjecutivoConcesionarioController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsEjecutivoConcesionarioController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<EjecutivoConcesionarioController>(EjecutivoConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsEjecutivoConcesionarioController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"EjecutivoConcesionarioCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/ejecutivo-concesionario/:id',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController.prototype.actualizar)),

            async function EjecutivoConcesionarioController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsEjecutivoConcesionarioController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<EjecutivoConcesionarioController>(EjecutivoConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsEjecutivoConcesionarioController_eliminar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.delete('/api/v1/ejecutivo-concesionario/:id',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController.prototype.eliminar)),

            async function EjecutivoConcesionarioController_eliminar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsEjecutivoConcesionarioController_eliminar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<EjecutivoConcesionarioController>(EjecutivoConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsEjecutivoConcesionarioController_eliminarVarios: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"EjecutivosPorBorrar"},
        };
        app.post('/api/v1/ejecutivo-concesionario/eliminar',
            authenticateMiddleware([{"bearer":["concesionario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController)),
            ...(fetchMiddlewares<RequestHandler>(EjecutivoConcesionarioController.prototype.eliminarVarios)),

            async function EjecutivoConcesionarioController_eliminarVarios(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsEjecutivoConcesionarioController_eliminarVarios, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<EjecutivoConcesionarioController>(EjecutivoConcesionarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminarVarios',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/contrato',
            authenticateMiddleware([{"bearer":["contrato:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.list)),

            async function ContratoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
        };
        app.get('/api/v1/contrato/:idCodigo',
            authenticateMiddleware([{"bearer":["contrato:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.get)),

            async function ContratoController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_indicadores: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
        };
        app.get('/api/v1/contrato/:idCodigo/indicadores',
            authenticateMiddleware([{"bearer":["contrato:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.indicadores)),

            async function ContratoController_indicadores(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_indicadores, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'indicadores',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_bloque: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                bloque: {"in":"path","name":"bloque","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9]{1,20}$"}}},
        };
        app.get('/api/v1/contrato/:idCodigo/bloque/:bloque',
            authenticateMiddleware([{"bearer":["contrato:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.bloque)),

            async function ContratoController_bloque(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_bloque, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'bloque',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_archivo: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
        };
        app.get('/api/v1/contrato/:idCodigo/archivo',
            authenticateMiddleware([{"bearer":["contrato:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.archivo)),

            async function ContratoController_archivo(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_archivo, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'archivo',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_borrador: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
        };
        app.get('/api/v1/contrato/:idCodigo/borrador',
            authenticateMiddleware([{"bearer":["contrato:ver-todos"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.borrador)),

            async function ContratoController_borrador(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_borrador, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'borrador',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ContratoNuevo"},
        };
        app.post('/api/v1/contrato',
            authenticateMiddleware([{"bearer":["contrato:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.crear)),

            async function ContratoController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"CabeceraDeContrato"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/contrato/:idCodigo',
            authenticateMiddleware([{"bearer":["contrato:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.actualizar)),

            async function ContratoController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_generarBloque: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"BloqueNuevo"},
        };
        app.post('/api/v1/contrato/:idCodigo/bloque',
            authenticateMiddleware([{"bearer":["contrato:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.generarBloque)),

            async function ContratoController_generarBloque(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_generarBloque, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'generarBloque',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_editarBloque: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                bloque: {"in":"path","name":"bloque","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9]{1,20}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"EdicionDeBloque"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/contrato/:idCodigo/bloque/:bloque',
            authenticateMiddleware([{"bearer":["contrato:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.editarBloque)),

            async function ContratoController_editarBloque(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_editarBloque, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'editarBloque',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_enviar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"VersionDeContrato"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/contrato/:idCodigo/enviar',
            authenticateMiddleware([{"bearer":["contrato:enviar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.enviar)),

            async function ContratoController_enviar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_enviar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'enviar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_aprobar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"VersionDeContrato"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/contrato/:idCodigo/aprobar',
            authenticateMiddleware([{"bearer":["contrato:aprobar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.aprobar)),

            async function ContratoController_aprobar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_aprobar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'aprobar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContratoController_rechazar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"RechazoDeContrato"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/contrato/:idCodigo/rechazar',
            authenticateMiddleware([{"bearer":["contrato:rechazar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ContratoController)),
            ...(fetchMiddlewares<RequestHandler>(ContratoController.prototype.rechazar)),

            async function ContratoController_rechazar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsContratoController_rechazar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContratoController>(ContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rechazar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBaseDeContratoController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
        };
        app.get('/api/v1/base-de-contrato/:idCodigo',
            authenticateMiddleware([{"bearer":["contrato:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(BaseDeContratoController)),
            ...(fetchMiddlewares<RequestHandler>(BaseDeContratoController.prototype.get)),

            async function BaseDeContratoController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBaseDeContratoController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BaseDeContratoController>(BaseDeContratoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsConyugeController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
        };
        app.get('/api/v1/conyuge/:clave',
            authenticateMiddleware([{"bearer":["conyuge:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConyugeController)),
            ...(fetchMiddlewares<RequestHandler>(ConyugeController.prototype.get)),

            async function ConyugeController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConyugeController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConyugeController>(ConyugeController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsConyugeController_guardar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"ConyugeCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/conyuge/:clave',
            authenticateMiddleware([{"bearer":["conyuge:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConyugeController)),
            ...(fetchMiddlewares<RequestHandler>(ConyugeController.prototype.guardar)),

            async function ConyugeController_guardar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConyugeController_guardar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConyugeController>(ConyugeController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'guardar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorreoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/correo',
            authenticateMiddleware([{"bearer":["correo:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(CorreoController)),
            ...(fetchMiddlewares<RequestHandler>(CorreoController.prototype.list)),

            async function CorreoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorreoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorreoController>(CorreoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorreoController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/correo/:id',
            authenticateMiddleware([{"bearer":["correo:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(CorreoController)),
            ...(fetchMiddlewares<RequestHandler>(CorreoController.prototype.get)),

            async function CorreoController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorreoController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorreoController>(CorreoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorreoController_reenviarTodos: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.post('/api/v1/correo/reenviar-todos',
            authenticateMiddleware([{"bearer":["correo:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(CorreoController)),
            ...(fetchMiddlewares<RequestHandler>(CorreoController.prototype.reenviarTodos)),

            async function CorreoController_reenviarTodos(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorreoController_reenviarTodos, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorreoController>(CorreoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'reenviarTodos',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorreoController_reenviar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"ReenvioDeCorreo"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/correo/:id/reenviar',
            authenticateMiddleware([{"bearer":["correo:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(CorreoController)),
            ...(fetchMiddlewares<RequestHandler>(CorreoController.prototype.reenviar)),

            async function CorreoController_reenviar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorreoController_reenviar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorreoController>(CorreoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'reenviar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorreoController_descartar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"DescarteDeCorreo"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/correo/:id/descartar',
            authenticateMiddleware([{"bearer":["correo:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(CorreoController)),
            ...(fetchMiddlewares<RequestHandler>(CorreoController.prototype.descartar)),

            async function CorreoController_descartar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorreoController_descartar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorreoController>(CorreoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'descartar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDepositarioController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string"},
        };
        app.get('/api/v1/depositario/:idCodigo',
            authenticateMiddleware([{"bearer":["depositario:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DepositarioController)),
            ...(fetchMiddlewares<RequestHandler>(DepositarioController.prototype.get)),

            async function DepositarioController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDepositarioController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DepositarioController>(DepositarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDepositarioController_guardar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"DepositarioCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/depositario/:idCodigo',
            authenticateMiddleware([{"bearer":["depositario:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(DepositarioController)),
            ...(fetchMiddlewares<RequestHandler>(DepositarioController.prototype.guardar)),

            async function DepositarioController_guardar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDepositarioController_guardar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DepositarioController>(DepositarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'guardar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/documento',
            authenticateMiddleware([{"bearer":["documento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController.prototype.list)),

            async function DocumentoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentoController>(DocumentoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentoController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/documento/:id',
            authenticateMiddleware([{"bearer":["documento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController.prototype.get)),

            async function DocumentoController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentoController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentoController>(DocumentoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentoController_versiones: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/documento/:id/versiones',
            authenticateMiddleware([{"bearer":["documento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController.prototype.versiones)),

            async function DocumentoController_versiones(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentoController_versiones, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentoController>(DocumentoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'versiones',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentoController_archivo: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                version: {"in":"query","name":"version","dataType":"integer","validators":{"isInt":{"errorMsg":"version"}}},
        };
        app.get('/api/v1/documento/:id/archivo',
            authenticateMiddleware([{"bearer":["documento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController.prototype.archivo)),

            async function DocumentoController_archivo(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentoController_archivo, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentoController>(DocumentoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'archivo',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentoController_subir: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                version: {"in":"formData","name":"version","dataType":"string"},
                Bucket: {"in":"formData","name":"Bucket","dataType":"string"},
                idDoc: {"in":"formData","name":"idDoc","dataType":"string"},
                Code: {"in":"formData","name":"Code","dataType":"string"},
                file: {"in":"formData","name":"file","dataType":"file"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/documento/:id/archivo',
            authenticateMiddleware([{"bearer":["documento:subir"]}]),
            upload.fields([
                {
                    name: "file",
                    maxCount: 1
                }
            ]),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController.prototype.subir)),

            async function DocumentoController_subir(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentoController_subir, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentoController>(DocumentoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'subir',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentoController_aceptar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AceptacionDeDocumento"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/documento/:id/aceptar',
            authenticateMiddleware([{"bearer":["documento:decidir"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController.prototype.aceptar)),

            async function DocumentoController_aceptar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentoController_aceptar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentoController>(DocumentoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'aceptar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentoController_rechazar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"RechazoDeDocumento"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/documento/:id/rechazar',
            authenticateMiddleware([{"bearer":["documento:decidir"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentoController.prototype.rechazar)),

            async function DocumentoController_rechazar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentoController_rechazar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentoController>(DocumentoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rechazar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTipoDocumentoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/tipo-documento',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(TipoDocumentoController)),
            ...(fetchMiddlewares<RequestHandler>(TipoDocumentoController.prototype.list)),

            async function TipoDocumentoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTipoDocumentoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TipoDocumentoController>(TipoDocumentoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentosClienteController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/documentos-cliente',
            authenticateMiddleware([{"bearer":["documento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentosClienteController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentosClienteController.prototype.list)),

            async function DocumentosClienteController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentosClienteController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentosClienteController>(DocumentosClienteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentosDePlanController_generar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.post('/api/v1/plan/:idCodigo/documentos/generar',
            authenticateMiddleware([{"bearer":["documento:generar"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentosDePlanController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentosDePlanController.prototype.generar)),

            async function DocumentosDePlanController_generar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentosDePlanController_generar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentosDePlanController>(DocumentosDePlanController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'generar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentosDePlanController_pdf: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/plan/:idCodigo/documentos/pdf',
            authenticateMiddleware([{"bearer":["documento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentosDePlanController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentosDePlanController.prototype.pdf)),

            async function DocumentosDePlanController_pdf(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentosDePlanController_pdf, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentosDePlanController>(DocumentosDePlanController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'pdf',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDocumentosDePlanController_personas: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/plan/:idCodigo/personas',
            authenticateMiddleware([{"bearer":["documento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(DocumentosDePlanController)),
            ...(fetchMiddlewares<RequestHandler>(DocumentosDePlanController.prototype.personas)),

            async function DocumentosDePlanController_personas(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDocumentosDePlanController_personas, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DocumentosDePlanController>(DocumentosDePlanController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'personas',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsEventoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/evento',
            authenticateMiddleware([{"bearer":["evento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(EventoController)),
            ...(fetchMiddlewares<RequestHandler>(EventoController.prototype.list)),

            async function EventoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsEventoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<EventoController>(EventoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsComentarioRsaController_comentar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
                body: {"in":"body","name":"body","required":true,"ref":"NuevoComentario"},
        };
        app.post('/api/v1/plan/:idCodigo/comentario-rsa',
            authenticateMiddleware([{"bearer":["evento:comentar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ComentarioRsaController)),
            ...(fetchMiddlewares<RequestHandler>(ComentarioRsaController.prototype.comentar)),

            async function ComentarioRsaController_comentar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsComentarioRsaController_comentar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ComentarioRsaController>(ComentarioRsaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'comentar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlanController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/plan/:idCodigo',
            authenticateMiddleware([{"bearer":["cliente:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlanController)),
            ...(fetchMiddlewares<RequestHandler>(PlanController.prototype.get)),

            async function PlanController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlanController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlanController>(PlanController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlanController_estadoCuenta: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/plan/:idCodigo/estado-cuenta',
            authenticateMiddleware([{"bearer":["movimiento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlanController)),
            ...(fetchMiddlewares<RequestHandler>(PlanController.prototype.estadoCuenta)),

            async function PlanController_estadoCuenta(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlanController_estadoCuenta, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlanController>(PlanController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'estadoCuenta',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFinanzasController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
        };
        app.get('/api/v1/finanzas/:clave',
            authenticateMiddleware([{"bearer":["finanzas:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(FinanzasController)),
            ...(fetchMiddlewares<RequestHandler>(FinanzasController.prototype.get)),

            async function FinanzasController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFinanzasController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FinanzasController>(FinanzasController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFinanzasController_guardar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"FinanzasCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/finanzas/:clave',
            authenticateMiddleware([{"bearer":["finanzas:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(FinanzasController)),
            ...(fetchMiddlewares<RequestHandler>(FinanzasController.prototype.guardar)),

            async function FinanzasController_guardar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFinanzasController_guardar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FinanzasController>(FinanzasController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'guardar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFormatoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/formato',
            authenticateMiddleware([{"bearer":["formato:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(FormatoController)),
            ...(fetchMiddlewares<RequestHandler>(FormatoController.prototype.list)),

            async function FormatoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFormatoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FormatoController>(FormatoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFormatoController_cobertura: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/formato/cobertura',
            authenticateMiddleware([{"bearer":["formato:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(FormatoController)),
            ...(fetchMiddlewares<RequestHandler>(FormatoController.prototype.cobertura)),

            async function FormatoController_cobertura(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFormatoController_cobertura, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FormatoController>(FormatoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cobertura',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFormatoController_vistaPrevia: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"VistaPreviaDeFormato"},
        };
        app.post('/api/v1/formato/vista-previa',
            authenticateMiddleware([{"bearer":["formato:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(FormatoController)),
            ...(fetchMiddlewares<RequestHandler>(FormatoController.prototype.vistaPrevia)),

            async function FormatoController_vistaPrevia(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFormatoController_vistaPrevia, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FormatoController>(FormatoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'vistaPrevia',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFormatoController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/formato/:id',
            authenticateMiddleware([{"bearer":["formato:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(FormatoController)),
            ...(fetchMiddlewares<RequestHandler>(FormatoController.prototype.get)),

            async function FormatoController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFormatoController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FormatoController>(FormatoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFormatoController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"FormatoCambio"},
        };
        app.post('/api/v1/formato',
            authenticateMiddleware([{"bearer":["formato:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(FormatoController)),
            ...(fetchMiddlewares<RequestHandler>(FormatoController.prototype.crear)),

            async function FormatoController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFormatoController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FormatoController>(FormatoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFormatoController_editar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"FormatoEdicion"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/formato/:id',
            authenticateMiddleware([{"bearer":["formato:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(FormatoController)),
            ...(fetchMiddlewares<RequestHandler>(FormatoController.prototype.editar)),

            async function FormatoController_editar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFormatoController_editar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FormatoController>(FormatoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'editar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFormatoController_aprobar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AprobacionDeFormato"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/formato/:id/aprobar',
            authenticateMiddleware([{"bearer":["formato:aprobar"]}]),
            ...(fetchMiddlewares<RequestHandler>(FormatoController)),
            ...(fetchMiddlewares<RequestHandler>(FormatoController.prototype.aprobar)),

            async function FormatoController_aprobar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFormatoController_aprobar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FormatoController>(FormatoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'aprobar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFormatoController_descartar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"DescarteDeFormato"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/formato/:id/descartar',
            authenticateMiddleware([{"bearer":["formato:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(FormatoController)),
            ...(fetchMiddlewares<RequestHandler>(FormatoController.prototype.descartar)),

            async function FormatoController_descartar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFormatoController_descartar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FormatoController>(FormatoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'descartar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsGaranteController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string"},
        };
        app.get('/api/v1/garante/:idCodigo',
            authenticateMiddleware([{"bearer":["garante:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(GaranteController)),
            ...(fetchMiddlewares<RequestHandler>(GaranteController.prototype.get)),

            async function GaranteController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsGaranteController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<GaranteController>(GaranteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsGaranteController_buscar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string"},
                identificacion: {"in":"query","name":"identificacion","required":true,"dataType":"string"},
        };
        app.get('/api/v1/garante/:idCodigo/busqueda',
            authenticateMiddleware([{"bearer":["garante:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(GaranteController)),
            ...(fetchMiddlewares<RequestHandler>(GaranteController.prototype.buscar)),

            async function GaranteController_buscar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsGaranteController_buscar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<GaranteController>(GaranteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'buscar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsGaranteController_asignar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"GaranteNuevo"},
        };
        app.post('/api/v1/garante',
            authenticateMiddleware([{"bearer":["garante:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(GaranteController)),
            ...(fetchMiddlewares<RequestHandler>(GaranteController.prototype.asignar)),

            async function GaranteController_asignar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsGaranteController_asignar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<GaranteController>(GaranteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'asignar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsGaranteController_cambiar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"CambioDeGarante"},
        };
        app.post('/api/v1/garante/:idCodigo/cambiar',
            authenticateMiddleware([{"bearer":["garante:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(GaranteController)),
            ...(fetchMiddlewares<RequestHandler>(GaranteController.prototype.cambiar)),

            async function GaranteController_cambiar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsGaranteController_cambiar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<GaranteController>(GaranteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cambiar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsGrupoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/grupo',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(GrupoController)),
            ...(fetchMiddlewares<RequestHandler>(GrupoController.prototype.list)),

            async function GrupoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsGrupoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<GrupoController>(GrupoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsImportacionController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/importacion',
            authenticateMiddleware([{"bearer":["importacion:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController)),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController.prototype.list)),

            async function ImportacionController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportacionController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportacionController>(ImportacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsImportacionController_plantilla: Record<string, TsoaRoute.ParameterSchema> = {
                tipo: {"in":"path","name":"tipo","required":true,"dataType":"string"},
        };
        app.get('/api/v1/importacion/plantilla/:tipo',
            authenticateMiddleware([{"bearer":["importacion:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController)),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController.prototype.plantilla)),

            async function ImportacionController_plantilla(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportacionController_plantilla, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportacionController>(ImportacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'plantilla',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsImportacionController_diferencias: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/importacion/diferencias',
            authenticateMiddleware([{"bearer":["importacion:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController)),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController.prototype.diferencias)),

            async function ImportacionController_diferencias(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportacionController_diferencias, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportacionController>(ImportacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'diferencias',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsImportacionController_get: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/importacion/:id',
            authenticateMiddleware([{"bearer":["importacion:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController)),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController.prototype.get)),

            async function ImportacionController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportacionController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportacionController>(ImportacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsImportacionController_errores: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/importacion/:id/errores',
            authenticateMiddleware([{"bearer":["importacion:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController)),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController.prototype.errores)),

            async function ImportacionController_errores(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportacionController_errores, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportacionController>(ImportacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'errores',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsImportacionController_subir: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                tipo: {"in":"formData","name":"tipo","required":true,"dataType":"string"},
                archivo: {"in":"formData","name":"archivo","dataType":"file"},
        };
        app.post('/api/v1/importacion',
            authenticateMiddleware([{"bearer":["importacion:administrar"]}]),
            upload.fields([
                {
                    name: "archivo",
                    maxCount: 1
                }
            ]),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController)),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController.prototype.subir)),

            async function ImportacionController_subir(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportacionController_subir, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportacionController>(ImportacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'subir',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsImportacionController_aplicar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/importacion/:id/aplicar',
            authenticateMiddleware([{"bearer":["importacion:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController)),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController.prototype.aplicar)),

            async function ImportacionController_aplicar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportacionController_aplicar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportacionController>(ImportacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'aplicar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsImportacionController_revisar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/importacion/:id/revisar',
            authenticateMiddleware([{"bearer":["importacion:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController)),
            ...(fetchMiddlewares<RequestHandler>(ImportacionController.prototype.revisar)),

            async function ImportacionController_revisar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportacionController_revisar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportacionController>(ImportacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revisar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsExportacionController_exportar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                tipo: {"in":"path","name":"tipo","required":true,"dataType":"string"},
        };
        app.get('/api/v1/exportacion/:tipo.csv',
            authenticateMiddleware([{"bearer":["importacion:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ExportacionController)),
            ...(fetchMiddlewares<RequestHandler>(ExportacionController.prototype.exportar)),

            async function ExportacionController_exportar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsExportacionController_exportar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ExportacionController>(ExportacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'exportar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDelegacionController_list: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/delegacion',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController)),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController.prototype.list)),

            async function DelegacionController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDelegacionController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DelegacionController>(DelegacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDelegacionController_get: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/delegacion/:id',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController)),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController.prototype.get)),

            async function DelegacionController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDelegacionController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DelegacionController>(DelegacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDelegacionController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"DelegacionNueva"},
        };
        app.post('/api/v1/delegacion',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController)),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController.prototype.crear)),

            async function DelegacionController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDelegacionController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DelegacionController>(DelegacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDelegacionController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"DelegacionCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/delegacion/:id',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController)),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController.prototype.actualizar)),

            async function DelegacionController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDelegacionController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DelegacionController>(DelegacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDelegacionController_eliminar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.delete('/api/v1/delegacion/:id',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController)),
            ...(fetchMiddlewares<RequestHandler>(DelegacionController.prototype.eliminar)),

            async function DelegacionController_eliminar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDelegacionController_eliminar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DelegacionController>(DelegacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsLimiteController_list: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/limite',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(LimiteController)),
            ...(fetchMiddlewares<RequestHandler>(LimiteController.prototype.list)),

            async function LimiteController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsLimiteController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<LimiteController>(LimiteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsLimiteController_get: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/limite/:id',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(LimiteController)),
            ...(fetchMiddlewares<RequestHandler>(LimiteController.prototype.get)),

            async function LimiteController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsLimiteController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<LimiteController>(LimiteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsLimiteController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"LimiteNuevo"},
        };
        app.post('/api/v1/limite',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(LimiteController)),
            ...(fetchMiddlewares<RequestHandler>(LimiteController.prototype.crear)),

            async function LimiteController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsLimiteController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<LimiteController>(LimiteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsLimiteController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"LimiteCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/limite/:id',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(LimiteController)),
            ...(fetchMiddlewares<RequestHandler>(LimiteController.prototype.actualizar)),

            async function LimiteController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsLimiteController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<LimiteController>(LimiteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsLimiteController_eliminar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.delete('/api/v1/limite/:id',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(LimiteController)),
            ...(fetchMiddlewares<RequestHandler>(LimiteController.prototype.eliminar)),

            async function LimiteController_eliminar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsLimiteController_eliminar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<LimiteController>(LimiteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFichaController_create: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"FichaNueva"},
        };
        app.post('/api/v1/ficha-bien',
            authenticateMiddleware([{"bearer":["medio:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(FichaController)),
            ...(fetchMiddlewares<RequestHandler>(FichaController.prototype.create)),

            async function FichaController_create(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFichaController_create, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FichaController>(FichaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'create',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFichaController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/ficha-bien/:id',
            authenticateMiddleware([{"bearer":["cliente:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(FichaController)),
            ...(fetchMiddlewares<RequestHandler>(FichaController.prototype.get)),

            async function FichaController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFichaController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FichaController>(FichaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFichaController_update: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"FichaCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/ficha-bien/:id',
            authenticateMiddleware([{"bearer":["medio:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(FichaController)),
            ...(fetchMiddlewares<RequestHandler>(FichaController.prototype.update)),

            async function FichaController_update(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsFichaController_update, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FichaController>(FichaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'update',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioDePlanController_ficha: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/plan/:idCodigo/ficha-bien',
            authenticateMiddleware([{"bearer":["cliente:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioDePlanController)),
            ...(fetchMiddlewares<RequestHandler>(MedioDePlanController.prototype.ficha)),

            async function MedioDePlanController_ficha(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioDePlanController_ficha, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioDePlanController>(MedioDePlanController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'ficha',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioDePlanController_seguro: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/plan/:idCodigo/seguro',
            authenticateMiddleware([{"bearer":["cliente:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioDePlanController)),
            ...(fetchMiddlewares<RequestHandler>(MedioDePlanController.prototype.seguro)),

            async function MedioDePlanController_seguro(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioDePlanController_seguro, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioDePlanController>(MedioDePlanController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'seguro',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlanesParaMedioController_planes: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                cedula: {"in":"path","name":"cedula","required":true,"dataType":"string","validators":{"maxLength":{"value":13}}},
        };
        app.get('/api/v1/cliente/:cedula/planes-para-medio',
            authenticateMiddleware([{"bearer":["medio:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlanesParaMedioController)),
            ...(fetchMiddlewares<RequestHandler>(PlanesParaMedioController.prototype.planes)),

            async function PlanesParaMedioController_planes(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlanesParaMedioController_planes, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlanesParaMedioController>(PlanesParaMedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'planes',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/medio-aprobacion',
            authenticateMiddleware([{"bearer":["medio:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.list)),

            async function MedioController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/medio-aprobacion/:id',
            authenticateMiddleware([{"bearer":["medio:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.get)),

            async function MedioController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_comparacion: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/medio-aprobacion/:id/comparacion',
            authenticateMiddleware([{"bearer":["medio:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.comparacion)),

            async function MedioController_comparacion(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_comparacion, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'comparacion',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_saldoDeudor: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ConsultaDeSaldoDeudor"},
        };
        app.post('/api/v1/medio-aprobacion/saldo-deudor',
            authenticateMiddleware([{"bearer":["medio:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.saldoDeudor)),

            async function MedioController_saldoDeudor(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_saldoDeudor, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'saldoDeudor',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_create: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"MedioNuevo"},
        };
        app.post('/api/v1/medio-aprobacion',
            authenticateMiddleware([{"bearer":["medio:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.create)),

            async function MedioController_create(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_create, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'create',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_update: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"MedioCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/medio-aprobacion/:id',
            authenticateMiddleware([{"bearer":["medio:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.update)),

            async function MedioController_update(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_update, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'update',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_enviar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"EnvioDeMedio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/medio-aprobacion/:id/enviar',
            authenticateMiddleware([{"bearer":["medio:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.enviar)),

            async function MedioController_enviar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_enviar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'enviar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_aceptar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AceptacionDeMedio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/medio-aprobacion/:id/aceptar',
            authenticateMiddleware([{"bearer":["medio:decidir"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.aceptar)),

            async function MedioController_aceptar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_aceptar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'aceptar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_rechazar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"RechazoDeMedio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/medio-aprobacion/:id/rechazar',
            authenticateMiddleware([{"bearer":["medio:decidir"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.rechazar)),

            async function MedioController_rechazar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_rechazar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rechazar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMedioController_asignar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AsignacionDeMedio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/medio-aprobacion/:id/asignar',
            authenticateMiddleware([{"bearer":["medio:asignar"]}]),
            ...(fetchMiddlewares<RequestHandler>(MedioController)),
            ...(fetchMiddlewares<RequestHandler>(MedioController.prototype.asignar)),

            async function MedioController_asignar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMedioController_asignar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MedioController>(MedioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'asignar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMemoController_generar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"MemoPorGenerar"},
        };
        app.post('/api/v1/memo',
            authenticateMiddleware([{"bearer":["memo:generar"]}]),
            ...(fetchMiddlewares<RequestHandler>(MemoController)),
            ...(fetchMiddlewares<RequestHandler>(MemoController.prototype.generar)),

            async function MemoController_generar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMemoController_generar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MemoController>(MemoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'generar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMovimientoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/movimiento',
            authenticateMiddleware([{"bearer":["movimiento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(MovimientoController)),
            ...(fetchMiddlewares<RequestHandler>(MovimientoController.prototype.list)),

            async function MovimientoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMovimientoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MovimientoController>(MovimientoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCuotaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/cuota',
            authenticateMiddleware([{"bearer":["movimiento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(CuotaController)),
            ...(fetchMiddlewares<RequestHandler>(CuotaController.prototype.list)),

            async function CuotaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCuotaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CuotaController>(CuotaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsNotificacionController_mias: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/notificacion',
            authenticateMiddleware([{"bearer":["notificacion:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController)),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController.prototype.mias)),

            async function NotificacionController_mias(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsNotificacionController_mias, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<NotificacionController>(NotificacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'mias',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsNotificacionController_sinLeer: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/notificacion/sin-leer',
            authenticateMiddleware([{"bearer":["notificacion:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController)),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController.prototype.sinLeer)),

            async function NotificacionController_sinLeer(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsNotificacionController_sinLeer, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<NotificacionController>(NotificacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'sinLeer',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsNotificacionController_leer: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/notificacion/:id/leer',
            authenticateMiddleware([{"bearer":["notificacion:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController)),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController.prototype.leer)),

            async function NotificacionController_leer(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsNotificacionController_leer, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<NotificacionController>(NotificacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'leer',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsNotificacionController_noLeida: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/notificacion/:id/no-leida',
            authenticateMiddleware([{"bearer":["notificacion:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController)),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController.prototype.noLeida)),

            async function NotificacionController_noLeida(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsNotificacionController_noLeida, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<NotificacionController>(NotificacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'noLeida',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsNotificacionController_leerTodas: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.post('/api/v1/notificacion/leer-todas',
            authenticateMiddleware([{"bearer":["notificacion:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController)),
            ...(fetchMiddlewares<RequestHandler>(NotificacionController.prototype.leerTodas)),

            async function NotificacionController_leerTodas(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsNotificacionController_leerTodas, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<NotificacionController>(NotificacionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'leerTodas',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdenController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/orden-de-compra',
            authenticateMiddleware([{"bearer":["orden:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdenController)),
            ...(fetchMiddlewares<RequestHandler>(OrdenController.prototype.list)),

            async function OrdenController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOrdenController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdenController>(OrdenController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdenController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/orden-de-compra/:id',
            authenticateMiddleware([{"bearer":["orden:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdenController)),
            ...(fetchMiddlewares<RequestHandler>(OrdenController.prototype.get)),

            async function OrdenController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOrdenController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdenController>(OrdenController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdenController_create: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"OrdenDeCompraNueva"},
        };
        app.post('/api/v1/orden-de-compra',
            authenticateMiddleware([{"bearer":["orden:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdenController)),
            ...(fetchMiddlewares<RequestHandler>(OrdenController.prototype.create)),

            async function OrdenController_create(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOrdenController_create, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdenController>(OrdenController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'create',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdenController_aprobar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AprobacionDeOrden"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/orden-de-compra/:id/aprobar',
            authenticateMiddleware([{"bearer":["orden:aprobar"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdenController)),
            ...(fetchMiddlewares<RequestHandler>(OrdenController.prototype.aprobar)),

            async function OrdenController_aprobar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOrdenController_aprobar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdenController>(OrdenController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'aprobar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdenController_anular: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AnulacionDeOrden"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/orden-de-compra/:id/anular',
            authenticateMiddleware([{"bearer":["orden:anular"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdenController)),
            ...(fetchMiddlewares<RequestHandler>(OrdenController.prototype.anular)),

            async function OrdenController_anular(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOrdenController_anular, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdenController>(OrdenController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'anular',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdenController_generar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/orden-de-compra/:id/generar',
            authenticateMiddleware([{"bearer":["orden:generar"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdenController)),
            ...(fetchMiddlewares<RequestHandler>(OrdenController.prototype.generar)),

            async function OrdenController_generar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOrdenController_generar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdenController>(OrdenController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'generar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdenController_documento: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/orden-de-compra/:id/documento',
            authenticateMiddleware([{"bearer":["orden:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdenController)),
            ...(fetchMiddlewares<RequestHandler>(OrdenController.prototype.documento)),

            async function OrdenController_documento(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOrdenController_documento, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdenController>(OrdenController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'documento',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBaseDeOrdenController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                medio: {"in":"path","name":"medio","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"medio"}}},
        };
        app.get('/api/v1/base-de-orden/:medio',
            authenticateMiddleware([{"bearer":["orden:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(BaseDeOrdenController)),
            ...(fetchMiddlewares<RequestHandler>(BaseDeOrdenController.prototype.get)),

            async function BaseDeOrdenController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBaseDeOrdenController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BaseDeOrdenController>(BaseDeOrdenController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/pagare',
            authenticateMiddleware([{"bearer":["pagare:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.list)),

            async function PagareController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/pagare/:id',
            authenticateMiddleware([{"bearer":["pagare:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.get)),

            async function PagareController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_texto: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/pagare/:id/texto',
            authenticateMiddleware([{"bearer":["pagare:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.texto)),

            async function PagareController_texto(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_texto, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'texto',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_documento: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/pagare/:id/documento',
            authenticateMiddleware([{"bearer":["pagare:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.documento)),

            async function PagareController_documento(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_documento, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'documento',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_create: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"PagareNuevo"},
        };
        app.post('/api/v1/pagare',
            authenticateMiddleware([{"bearer":["pagare:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.create)),

            async function PagareController_create(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_create, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'create',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_reemplazar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"PagareReemplazo"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/pagare/:id/reemplazar',
            authenticateMiddleware([{"bearer":["pagare:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.reemplazar)),

            async function PagareController_reemplazar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_reemplazar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'reemplazar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"PersonasDePagareCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/pagare/:id',
            authenticateMiddleware([{"bearer":["pagare:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.actualizar)),

            async function PagareController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_enviar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"EnvioDePagare"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/pagare/:id/enviar',
            authenticateMiddleware([{"bearer":["pagare:enviar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.enviar)),

            async function PagareController_enviar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_enviar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'enviar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_aprobar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AprobacionDePagare"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/pagare/:id/aprobar',
            authenticateMiddleware([{"bearer":["pagare:aprobar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.aprobar)),

            async function PagareController_aprobar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_aprobar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'aprobar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagareController_rechazar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"RechazoDePagare"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/pagare/:id/rechazar',
            authenticateMiddleware([{"bearer":["pagare:aprobar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagareController)),
            ...(fetchMiddlewares<RequestHandler>(PagareController.prototype.rechazar)),

            async function PagareController_rechazar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagareController_rechazar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagareController>(PagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rechazar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBaseDePagareController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                plan: {"in":"path","name":"plan","required":true,"dataType":"string"},
        };
        app.get('/api/v1/base-de-pagare/:plan',
            authenticateMiddleware([{"bearer":["pagare:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(BaseDePagareController)),
            ...(fetchMiddlewares<RequestHandler>(BaseDePagareController.prototype.get)),

            async function BaseDePagareController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsBaseDePagareController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BaseDePagareController>(BaseDePagareController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsParticipanteController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/participante',
            authenticateMiddleware([{"bearer":["participante:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController)),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController.prototype.list)),

            async function ParticipanteController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParticipanteController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParticipanteController>(ParticipanteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsParticipanteController_ofertas: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                asamblea: {"in":"query","name":"asamblea","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"asamblea"}}},
        };
        app.get('/api/v1/participante/ofertas',
            authenticateMiddleware([{"bearer":["participante:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController)),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController.prototype.ofertas)),

            async function ParticipanteController_ofertas(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParticipanteController_ofertas, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParticipanteController>(ParticipanteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'ofertas',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsParticipanteController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/participante/:id',
            authenticateMiddleware([{"bearer":["participante:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController)),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController.prototype.get)),

            async function ParticipanteController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParticipanteController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParticipanteController>(ParticipanteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsParticipanteController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"ParticipanteCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/participante/:id',
            authenticateMiddleware([{"bearer":["participante:marcar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController)),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController.prototype.actualizar)),

            async function ParticipanteController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParticipanteController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParticipanteController>(ParticipanteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsParticipanteController_participar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"InterruptorDeParticipante"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/participante/:id/participar',
            authenticateMiddleware([{"bearer":["participante:marcar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController)),
            ...(fetchMiddlewares<RequestHandler>(ParticipanteController.prototype.participar)),

            async function ParticipanteController_participar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParticipanteController_participar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParticipanteController>(ParticipanteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'participar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsExportesDeParticipantesController_pdf: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/asamblea/:id/participantes.pdf',
            authenticateMiddleware([{"bearer":["participante:pdf"]}]),
            ...(fetchMiddlewares<RequestHandler>(ExportesDeParticipantesController)),
            ...(fetchMiddlewares<RequestHandler>(ExportesDeParticipantesController.prototype.pdf)),

            async function ExportesDeParticipantesController_pdf(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsExportesDeParticipantesController_pdf, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ExportesDeParticipantesController>(ExportesDeParticipantesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'pdf',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsExportesDeParticipantesController_excel: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/asamblea/:id/participantes.xlsx',
            authenticateMiddleware([{"bearer":["participante:excel"]}]),
            ...(fetchMiddlewares<RequestHandler>(ExportesDeParticipantesController)),
            ...(fetchMiddlewares<RequestHandler>(ExportesDeParticipantesController.prototype.excel)),

            async function ExportesDeParticipantesController_excel(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsExportesDeParticipantesController_excel, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ExportesDeParticipantesController>(ExportesDeParticipantesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'excel',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPersonaController_buscar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                q: {"in":"query","name":"q","required":true,"dataType":"string"},
        };
        app.get('/api/v1/cliente/busqueda',
            authenticateMiddleware([{"bearer":["cliente:buscar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PersonaController)),
            ...(fetchMiddlewares<RequestHandler>(PersonaController.prototype.buscar)),

            async function PersonaController_buscar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPersonaController_buscar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PersonaController>(PersonaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'buscar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPersonaController_detalle: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                identificacion: {"in":"path","name":"identificacion","required":true,"dataType":"string","validators":{"maxLength":{"value":40}}},
                adjudicaciones: {"in":"query","name":"adjudicaciones","dataType":"boolean"},
        };
        app.get('/api/v1/cliente/:identificacion',
            authenticateMiddleware([{"bearer":["cliente:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PersonaController)),
            ...(fetchMiddlewares<RequestHandler>(PersonaController.prototype.detalle)),

            async function PersonaController_detalle(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPersonaController_detalle, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PersonaController>(PersonaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'detalle',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlazoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/plazo',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlazoController)),
            ...(fetchMiddlewares<RequestHandler>(PlazoController.prototype.list)),

            async function PlazoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlazoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlazoController>(PlazoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlazoController_get: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/plazo/:id',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlazoController)),
            ...(fetchMiddlewares<RequestHandler>(PlazoController.prototype.get)),

            async function PlazoController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlazoController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlazoController>(PlazoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlazoController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"PlazoNuevo"},
        };
        app.post('/api/v1/plazo',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlazoController)),
            ...(fetchMiddlewares<RequestHandler>(PlazoController.prototype.crear)),

            async function PlazoController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlazoController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlazoController>(PlazoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlazoController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"PlazoCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/plazo/:id',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlazoController)),
            ...(fetchMiddlewares<RequestHandler>(PlazoController.prototype.actualizar)),

            async function PlazoController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlazoController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlazoController>(PlazoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlazoController_eliminar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.delete('/api/v1/plazo/:id',
            authenticateMiddleware([{"bearer":["ajuste:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlazoController)),
            ...(fetchMiddlewares<RequestHandler>(PlazoController.prototype.eliminar)),

            async function PlazoController_eliminar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlazoController_eliminar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlazoController>(PlazoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPrendaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/prenda',
            authenticateMiddleware([{"bearer":["prenda:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PrendaController)),
            ...(fetchMiddlewares<RequestHandler>(PrendaController.prototype.list)),

            async function PrendaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPrendaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PrendaController>(PrendaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPrendaController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/prenda/:id',
            authenticateMiddleware([{"bearer":["prenda:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PrendaController)),
            ...(fetchMiddlewares<RequestHandler>(PrendaController.prototype.get)),

            async function PrendaController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPrendaController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PrendaController>(PrendaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPrendaController_guardar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"PrendaCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/prenda/:id',
            authenticateMiddleware([{"bearer":["prenda:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(PrendaController)),
            ...(fetchMiddlewares<RequestHandler>(PrendaController.prototype.guardar)),

            async function PrendaController_guardar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPrendaController_guardar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PrendaController>(PrendaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'guardar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPrendaController_generar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/prenda/:id/generar',
            authenticateMiddleware([{"bearer":["prenda:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(PrendaController)),
            ...(fetchMiddlewares<RequestHandler>(PrendaController.prototype.generar)),

            async function PrendaController_generar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPrendaController_generar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PrendaController>(PrendaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'generar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPrendaController_vistaPrevia: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/prenda/:id/vista-previa',
            authenticateMiddleware([{"bearer":["prenda:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(PrendaController)),
            ...(fetchMiddlewares<RequestHandler>(PrendaController.prototype.vistaPrevia)),

            async function PrendaController_vistaPrevia(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPrendaController_vistaPrevia, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PrendaController>(PrendaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'vistaPrevia',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPrendaController_documento: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/prenda/:id/documento',
            authenticateMiddleware([{"bearer":["prenda:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PrendaController)),
            ...(fetchMiddlewares<RequestHandler>(PrendaController.prototype.documento)),

            async function PrendaController_documento(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPrendaController_documento, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PrendaController>(PrendaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'documento',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRecorridoController_recorrido: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/plan/:idCodigo/recorrido',
            authenticateMiddleware([{"bearer":["evento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(RecorridoController)),
            ...(fetchMiddlewares<RequestHandler>(RecorridoController.prototype.recorrido)),

            async function RecorridoController_recorrido(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRecorridoController_recorrido, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RecorridoController>(RecorridoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'recorrido',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRecorridoController_arbol: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/plan/:idCodigo/arbol-tareas',
            authenticateMiddleware([{"bearer":["evento:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(RecorridoController)),
            ...(fetchMiddlewares<RequestHandler>(RecorridoController.prototype.arbol)),

            async function RecorridoController_arbol(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRecorridoController_arbol, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RecorridoController>(RecorridoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'arbol',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReferenciaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/referencia',
            authenticateMiddleware([{"bearer":["referencia:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController)),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController.prototype.list)),

            async function ReferenciaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReferenciaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReferenciaController>(ReferenciaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReferenciaController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/referencia/:id',
            authenticateMiddleware([{"bearer":["referencia:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController)),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController.prototype.get)),

            async function ReferenciaController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReferenciaController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReferenciaController>(ReferenciaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReferenciaController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ReferenciaNueva"},
        };
        app.post('/api/v1/referencia',
            authenticateMiddleware([{"bearer":["referencia:crear"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController)),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController.prototype.crear)),

            async function ReferenciaController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReferenciaController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReferenciaController>(ReferenciaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReferenciaController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"ReferenciaCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/referencia/:id',
            authenticateMiddleware([{"bearer":["referencia:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController)),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController.prototype.actualizar)),

            async function ReferenciaController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReferenciaController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReferenciaController>(ReferenciaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReferenciaController_confirmar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/referencia/:id/confirmar',
            authenticateMiddleware([{"bearer":["referencia:confirmar"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController)),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController.prototype.confirmar)),

            async function ReferenciaController_confirmar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReferenciaController_confirmar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReferenciaController>(ReferenciaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'confirmar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReferenciaController_eliminar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.delete('/api/v1/referencia/:id',
            authenticateMiddleware([{"bearer":["referencia:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController)),
            ...(fetchMiddlewares<RequestHandler>(ReferenciaController.prototype.eliminar)),

            async function ReferenciaController_eliminar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReferenciaController_eliminar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReferenciaController>(ReferenciaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRiesgoController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/riesgo/:idCodigo',
            authenticateMiddleware([{"bearer":["riesgo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController)),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController.prototype.get)),

            async function RiesgoController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRiesgoController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RiesgoController>(RiesgoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRiesgoController_vigencia: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
        };
        app.get('/api/v1/riesgo/:idCodigo/vigencia',
            authenticateMiddleware([{"bearer":["riesgo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController)),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController.prototype.vigencia)),

            async function RiesgoController_vigencia(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRiesgoController_vigencia, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RiesgoController>(RiesgoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'vigencia',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRiesgoController_calcular: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
                body: {"in":"body","name":"body","required":true,"ref":"CalculoDeRiesgo"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/riesgo/:idCodigo/calcular',
            authenticateMiddleware([{"bearer":["riesgo:calcular"]}]),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController)),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController.prototype.calcular)),

            async function RiesgoController_calcular(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRiesgoController_calcular, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RiesgoController>(RiesgoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'calcular',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRiesgoController_marcar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
                body: {"in":"body","name":"body","required":true,"ref":"MarcaDeParametro"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/riesgo/:idCodigo/parametro',
            authenticateMiddleware([{"bearer":["riesgo:marcar"]}]),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController)),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController.prototype.marcar)),

            async function RiesgoController_marcar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRiesgoController_marcar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RiesgoController>(RiesgoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'marcar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRiesgoController_exceptuar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
                body: {"in":"body","name":"body","required":true,"ref":"ExcepcionNueva"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/riesgo/:idCodigo/excepcion',
            authenticateMiddleware([{"bearer":["riesgo:exceptuar"]}]),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController)),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController.prototype.exceptuar)),

            async function RiesgoController_exceptuar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRiesgoController_exceptuar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RiesgoController>(RiesgoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'exceptuar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRiesgoController_garantias: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"maxLength":{"value":24}}},
                body: {"in":"body","name":"body","required":true,"ref":"RevisionDeGarantias"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/riesgo/:idCodigo/garantias',
            authenticateMiddleware([{"bearer":["riesgo:garantias"]}]),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController)),
            ...(fetchMiddlewares<RequestHandler>(RiesgoController.prototype.garantias)),

            async function RiesgoController_garantias(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRiesgoController_garantias, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RiesgoController>(RiesgoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'garantias',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSesionController_iniciar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"Credenciales"},
        };
        app.post('/api/v1/auth',
            ...(fetchMiddlewares<RequestHandler>(SesionController)),
            ...(fetchMiddlewares<RequestHandler>(SesionController.prototype.iniciar)),

            async function SesionController_iniciar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSesionController_iniciar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SesionController>(SesionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'iniciar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSesionController_actual: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/auth/sesion',
            authenticateMiddleware([{"bearer":["sesion:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(SesionController)),
            ...(fetchMiddlewares<RequestHandler>(SesionController.prototype.actual)),

            async function SesionController_actual(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSesionController_actual, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SesionController>(SesionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actual',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSesionController_salir: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.post('/api/v1/auth/salir',
            authenticateMiddleware([{"bearer":["sesion:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(SesionController)),
            ...(fetchMiddlewares<RequestHandler>(SesionController.prototype.salir)),

            async function SesionController_salir(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSesionController_salir, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SesionController>(SesionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'salir',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSesionController_cambiarContrasena: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"CambioDeContrasena"},
        };
        app.post('/api/v1/auth/contrasena',
            authenticateMiddleware([{"bearer":["sesion:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(SesionController)),
            ...(fetchMiddlewares<RequestHandler>(SesionController.prototype.cambiarContrasena)),

            async function SesionController_cambiarContrasena(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSesionController_cambiarContrasena, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SesionController>(SesionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cambiarContrasena',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagoController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/solicitud-de-pago',
            authenticateMiddleware([{"bearer":["pago:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagoController)),
            ...(fetchMiddlewares<RequestHandler>(PagoController.prototype.list)),

            async function PagoController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagoController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagoController>(PagoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagoController_checklist: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                orden: {"in":"path","name":"orden","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"orden"}}},
        };
        app.get('/api/v1/solicitud-de-pago/checklist/:orden',
            authenticateMiddleware([{"bearer":["pago:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagoController)),
            ...(fetchMiddlewares<RequestHandler>(PagoController.prototype.checklist)),

            async function PagoController_checklist(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagoController_checklist, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagoController>(PagoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'checklist',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagoController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/solicitud-de-pago/:id',
            authenticateMiddleware([{"bearer":["pago:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagoController)),
            ...(fetchMiddlewares<RequestHandler>(PagoController.prototype.get)),

            async function PagoController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagoController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagoController>(PagoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagoController_create: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"PagoNuevo"},
        };
        app.post('/api/v1/solicitud-de-pago',
            authenticateMiddleware([{"bearer":["pago:crear"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagoController)),
            ...(fetchMiddlewares<RequestHandler>(PagoController.prototype.create)),

            async function PagoController_create(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagoController_create, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagoController>(PagoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'create',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagoController_aprobar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AprobacionDePago"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/solicitud-de-pago/:id/aprobar',
            authenticateMiddleware([{"bearer":["pago:aprobar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagoController)),
            ...(fetchMiddlewares<RequestHandler>(PagoController.prototype.aprobar)),

            async function PagoController_aprobar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagoController_aprobar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagoController>(PagoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'aprobar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagoController_anular: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"AnulacionDePago"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.post('/api/v1/solicitud-de-pago/:id/anular',
            authenticateMiddleware([{"bearer":["pago:anular"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagoController)),
            ...(fetchMiddlewares<RequestHandler>(PagoController.prototype.anular)),

            async function PagoController_anular(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagoController_anular, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagoController>(PagoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'anular',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagoController_generar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/solicitud-de-pago/:id/generar',
            authenticateMiddleware([{"bearer":["pago:generar"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagoController)),
            ...(fetchMiddlewares<RequestHandler>(PagoController.prototype.generar)),

            async function PagoController_generar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagoController_generar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagoController>(PagoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'generar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPagoController_documento: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/solicitud-de-pago/:id/documento',
            authenticateMiddleware([{"bearer":["pago:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(PagoController)),
            ...(fetchMiddlewares<RequestHandler>(PagoController.prototype.documento)),

            async function PagoController_documento(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPagoController_documento, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PagoController>(PagoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'documento',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSolicitudController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
        };
        app.get('/api/v1/solicitud/:clave',
            authenticateMiddleware([{"bearer":["solicitud:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(SolicitudController)),
            ...(fetchMiddlewares<RequestHandler>(SolicitudController.prototype.get)),

            async function SolicitudController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSolicitudController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SolicitudController>(SolicitudController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSolicitudController_guardar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"SolicitudCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/solicitud/:clave',
            authenticateMiddleware([{"bearer":["solicitud:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(SolicitudController)),
            ...(fetchMiddlewares<RequestHandler>(SolicitudController.prototype.guardar)),

            async function SolicitudController_guardar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSolicitudController_guardar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SolicitudController>(SolicitudController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'guardar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSolicitudController_generar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
        };
        app.post('/api/v1/solicitud/:clave/generar',
            authenticateMiddleware([{"bearer":["solicitud:escribir"]}]),
            ...(fetchMiddlewares<RequestHandler>(SolicitudController)),
            ...(fetchMiddlewares<RequestHandler>(SolicitudController.prototype.generar)),

            async function SolicitudController_generar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSolicitudController_generar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SolicitudController>(SolicitudController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'generar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSolicitudController_documento: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                clave: {"in":"path","name":"clave","required":true,"dataType":"string"},
        };
        app.get('/api/v1/solicitud/:clave/documento',
            authenticateMiddleware([{"bearer":["solicitud:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(SolicitudController)),
            ...(fetchMiddlewares<RequestHandler>(SolicitudController.prototype.documento)),

            async function SolicitudController_documento(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSolicitudController_documento, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SolicitudController>(SolicitudController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'documento',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTableroController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/tablero',
            authenticateMiddleware([{"bearer":["tablero:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(TableroController)),
            ...(fetchMiddlewares<RequestHandler>(TableroController.prototype.list)),

            async function TableroController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTableroController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TableroController>(TableroController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTableroController_cifras: Record<string, TsoaRoute.ParameterSchema> = {
                producto: {"in":"query","name":"producto","dataType":"string","validators":{"maxLength":{"value":2}}},
                anio: {"in":"query","name":"anio","dataType":"integer","validators":{"isInt":{"errorMsg":"anio"}}},
                mes: {"in":"query","name":"mes","dataType":"integer","validators":{"isInt":{"errorMsg":"mes"}}},
        };
        app.get('/api/v1/tablero/cifras',
            authenticateMiddleware([{"bearer":["tablero:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(TableroController)),
            ...(fetchMiddlewares<RequestHandler>(TableroController.prototype.cifras)),

            async function TableroController_cifras(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTableroController_cifras, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TableroController>(TableroController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cifras',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTareaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/tarea',
            authenticateMiddleware([{"bearer":["tarea:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(TareaController)),
            ...(fetchMiddlewares<RequestHandler>(TareaController.prototype.list)),

            async function TareaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTareaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TareaController>(TareaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTareaController_hoy: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/tarea/hoy',
            authenticateMiddleware([{"bearer":["tarea:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(TareaController)),
            ...(fetchMiddlewares<RequestHandler>(TareaController.prototype.hoy)),

            async function TareaController_hoy(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTareaController_hoy, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TareaController>(TareaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'hoy',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTareaController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/tarea/:id',
            authenticateMiddleware([{"bearer":["tarea:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(TareaController)),
            ...(fetchMiddlewares<RequestHandler>(TareaController.prototype.get)),

            async function TareaController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTareaController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TareaController>(TareaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTareaController_acciones: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/tarea/:id/acciones',
            authenticateMiddleware([{"bearer":["tarea:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(TareaController)),
            ...(fetchMiddlewares<RequestHandler>(TareaController.prototype.acciones)),

            async function TareaController_acciones(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTareaController_acciones, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TareaController>(TareaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'acciones',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTareaController_usuarios: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/tarea/:id/usuarios',
            authenticateMiddleware([{"bearer":["tarea:reasignar"]}]),
            ...(fetchMiddlewares<RequestHandler>(TareaController)),
            ...(fetchMiddlewares<RequestHandler>(TareaController.prototype.usuarios)),

            async function TareaController_usuarios(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTareaController_usuarios, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TareaController>(TareaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'usuarios',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTareaController_registrar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"TareaNueva"},
        };
        app.post('/api/v1/tarea',
            authenticateMiddleware([{"bearer":["tarea:registrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(TareaController)),
            ...(fetchMiddlewares<RequestHandler>(TareaController.prototype.registrar)),

            async function TareaController_registrar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTareaController_registrar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TareaController>(TareaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'registrar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTareaController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"TareaCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/tarea/:id',
            authenticateMiddleware([{"bearer":["tarea:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(TareaController)),
            ...(fetchMiddlewares<RequestHandler>(TareaController.prototype.actualizar)),

            async function TareaController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTareaController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TareaController>(TareaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTipoDeTareaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/tarea-tipo',
            authenticateMiddleware([{"bearer":["tarea:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(TipoDeTareaController)),
            ...(fetchMiddlewares<RequestHandler>(TipoDeTareaController.prototype.list)),

            async function TipoDeTareaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTipoDeTareaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TipoDeTareaController>(TipoDeTareaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTramiteController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/tramite-legal',
            authenticateMiddleware([{"bearer":["tramite:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(TramiteController)),
            ...(fetchMiddlewares<RequestHandler>(TramiteController.prototype.list)),

            async function TramiteController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTramiteController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TramiteController>(TramiteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTramiteController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                idCodigo: {"in":"path","name":"idCodigo","required":true,"dataType":"string","validators":{"pattern":{"value":"^[A-Za-z0-9._-]{1,24}$"}}},
        };
        app.get('/api/v1/tramite-legal/:idCodigo',
            authenticateMiddleware([{"bearer":["tramite:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(TramiteController)),
            ...(fetchMiddlewares<RequestHandler>(TramiteController.prototype.get)),

            async function TramiteController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTramiteController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TramiteController>(TramiteController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUsuarioController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/usuario',
            authenticateMiddleware([{"bearer":["usuario:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController)),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController.prototype.list)),

            async function UsuarioController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsUsuarioController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UsuarioController>(UsuarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUsuarioController_get: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/usuario/:id',
            authenticateMiddleware([{"bearer":["usuario:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController)),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController.prototype.get)),

            async function UsuarioController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsUsuarioController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UsuarioController>(UsuarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUsuarioController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"UsuarioNuevo"},
        };
        app.post('/api/v1/usuario',
            authenticateMiddleware([{"bearer":["usuario:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController)),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController.prototype.crear)),

            async function UsuarioController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsUsuarioController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UsuarioController>(UsuarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUsuarioController_actualizar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"UsuarioCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/usuario/:id',
            authenticateMiddleware([{"bearer":["usuario:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController)),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController.prototype.actualizar)),

            async function UsuarioController_actualizar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsUsuarioController_actualizar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UsuarioController>(UsuarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'actualizar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUsuarioController_restablecerContrasena: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/usuario/:id/restablecer-contrasena',
            authenticateMiddleware([{"bearer":["usuario:administrar"]}]),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController)),
            ...(fetchMiddlewares<RequestHandler>(UsuarioController.prototype.restablecerContrasena)),

            async function UsuarioController_restablecerContrasena(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsUsuarioController_restablecerContrasena, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UsuarioController>(UsuarioController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'restablecerContrasena',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVehiculoController_marcas: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/marca-vehiculo',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController)),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController.prototype.marcas)),

            async function VehiculoController_marcas(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVehiculoController_marcas, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VehiculoController>(VehiculoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'marcas',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVehiculoController_modelos: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/modelo-vehiculo',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController)),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController.prototype.modelos)),

            async function VehiculoController_modelos(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVehiculoController_modelos, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VehiculoController>(VehiculoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'modelos',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVehiculoController_tipos: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/tipo-vehiculo',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController)),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController.prototype.tipos)),

            async function VehiculoController_tipos(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVehiculoController_tipos, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VehiculoController>(VehiculoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'tipos',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVehiculoController_colores: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/color-vehiculo',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController)),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController.prototype.colores)),

            async function VehiculoController_colores(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVehiculoController_colores, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VehiculoController>(VehiculoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'colores',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVehiculoController_precios: Record<string, TsoaRoute.ParameterSchema> = {
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/precio-vehiculo',
            authenticateMiddleware([{"bearer":["catalogo:leer"]}]),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController)),
            ...(fetchMiddlewares<RequestHandler>(VehiculoController.prototype.precios)),

            async function VehiculoController_precios(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVehiculoController_precios, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VehiculoController>(VehiculoController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'precios',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVistaGuardadaController_list: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sort: {"in":"query","name":"sort","dataType":"string"},
                range: {"in":"query","name":"range","dataType":"string"},
                filter: {"in":"query","name":"filter","dataType":"string"},
        };
        app.get('/api/v1/vista-guardada',
            authenticateMiddleware([{"bearer":["vista:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController)),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController.prototype.list)),

            async function VistaGuardadaController_list(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVistaGuardadaController_list, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VistaGuardadaController>(VistaGuardadaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'list',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVistaGuardadaController_get: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.get('/api/v1/vista-guardada/:id',
            authenticateMiddleware([{"bearer":["vista:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController)),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController.prototype.get)),

            async function VistaGuardadaController_get(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVistaGuardadaController_get, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VistaGuardadaController>(VistaGuardadaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'get',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVistaGuardadaController_crear: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"VistaNueva"},
        };
        app.post('/api/v1/vista-guardada',
            authenticateMiddleware([{"bearer":["vista:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController)),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController.prototype.crear)),

            async function VistaGuardadaController_crear(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVistaGuardadaController_crear, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VistaGuardadaController>(VistaGuardadaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'crear',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVistaGuardadaController_cambiar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                body: {"in":"body","name":"body","required":true,"ref":"VistaCambio"},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.put('/api/v1/vista-guardada/:id',
            authenticateMiddleware([{"bearer":["vista:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController)),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController.prototype.cambiar)),

            async function VistaGuardadaController_cambiar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVistaGuardadaController_cambiar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VistaGuardadaController>(VistaGuardadaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cambiar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVistaGuardadaController_eliminar: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
                ifMatch: {"in":"header","name":"If-Match","dataType":"string"},
        };
        app.delete('/api/v1/vista-guardada/:id',
            authenticateMiddleware([{"bearer":["vista:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController)),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController.prototype.eliminar)),

            async function VistaGuardadaController_eliminar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVistaGuardadaController_eliminar, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VistaGuardadaController>(VistaGuardadaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eliminar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVistaGuardadaController_fijarInicial: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/vista-guardada/:id/fijar-inicial',
            authenticateMiddleware([{"bearer":["vista:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController)),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController.prototype.fijarInicial)),

            async function VistaGuardadaController_fijarInicial(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVistaGuardadaController_fijarInicial, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VistaGuardadaController>(VistaGuardadaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'fijarInicial',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsVistaGuardadaController_quitarInicial: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                id: {"in":"path","name":"id","required":true,"dataType":"integer","validators":{"isInt":{"errorMsg":"id"}}},
        };
        app.post('/api/v1/vista-guardada/:id/quitar-inicial',
            authenticateMiddleware([{"bearer":["vista:propia"]}]),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController)),
            ...(fetchMiddlewares<RequestHandler>(VistaGuardadaController.prototype.quitarInicial)),

            async function VistaGuardadaController_quitarInicial(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsVistaGuardadaController_quitarInicial, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<VistaGuardadaController>(VistaGuardadaController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'quitarInicial',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa


    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

    function authenticateMiddleware(security: TsoaRoute.Security[] = []) {
        return async function runAuthenticationMiddleware(request: any, response: any, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            // keep track of failed auth attempts so we can hand back the most
            // recent one.  This behavior was previously existing so preserving it
            // here
            const failedAttempts: any[] = [];
            const pushAndRethrow = (error: any) => {
                failedAttempts.push(error);
                throw error;
            };

            const secMethodOrPromises: Promise<any>[] = [];
            for (const secMethod of security) {
                if (Object.keys(secMethod).length > 1) {
                    const secMethodAndPromises: Promise<any>[] = [];

                    for (const name in secMethod) {
                        secMethodAndPromises.push(
                            expressAuthenticationRecasted(request, name, secMethod[name], response)
                                .catch(pushAndRethrow)
                        );
                    }

                    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

                    secMethodOrPromises.push(Promise.all(secMethodAndPromises)
                        .then(users => { return users[0]; }));
                } else {
                    for (const name in secMethod) {
                        secMethodOrPromises.push(
                            expressAuthenticationRecasted(request, name, secMethod[name], response)
                                .catch(pushAndRethrow)
                        );
                    }
                }
            }

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            try {
                request['user'] = await Promise.any(secMethodOrPromises);

                // Response was sent in middleware, abort
                if (response.writableEnded) {
                    return;
                }

                next();
            }
            catch(err) {
                // Show most recent error as response
                const error = failedAttempts.pop();
                error.status = error.status || 401;

                // Response was sent in middleware, abort
                if (response.writableEnded) {
                    return;
                }
                next(error);
            }

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        }
    }

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
}

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
