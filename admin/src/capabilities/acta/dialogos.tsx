import {
  comoFecha,
  compararSorteo,
  diferenciaEscrita,
  esquemaGeneracion,
  esquemaRegeneracion,
  formatearFecha,
  mensajes,
  propios,
} from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActDialog } from '../../ui/act/ActDialog';
import type { ActWithoutPath } from '../../ui/act/types';
import { DialogWindow, useWindow } from '../../ui/dialogs/DialogWindow';
import { CommentField } from '../../ui/fields/CommentField';
import { cabeceraCambiada, camposDeCabecera } from '../asamblea/cabecera';
import { useSiguienteAbierta } from '../asamblea/consultas';
import { useEnlace } from '../asamblea/enlaces';
import type { AsambleaDetalle } from '../asamblea/tipos';
import { quorumEscrito, type ResumenDeMarcas } from '../participante/resumen';
import { Adjudicados } from './Adjudicados';
import type { ActaGenerada } from './tipos';

interface ActoDeActaProps {
  readonly asamblea: AsambleaDetalle;
  /** Sends with the version of the participants that this screen shows. */
  readonly enviar: (accion: 'generar-acta' | 'regenerar-acta', cuerpo: object, clave: string) => Promise<ActaGenerada>;
  readonly onHecho: (acta: ActaGenerada) => void;
  readonly onClose: () => void;
}

interface ConfirmarActaProps extends ActoDeActaProps {
  readonly resumen: ResumenDeMarcas | undefined;
  /** Plans in the order in which they were drawn; null = nothing was. */
  readonly sorteado: readonly string[] | null;
}

/** ASA-049: the server's text, which says first when the date is still to come, and what will be recorded. */
export function ConfirmarActa({ asamblea, resumen, sorteado, enviar, onHecho, onClose }: ConfirmarActaProps) {
  const { numeroAsamblea } = asamblea;
  const comparacion =
    sorteado === null || resumen === undefined ? null : compararSorteo(sorteado, resumen.adjudicados, numeroAsamblea);
  const distinto = comparacion?.distinto === true;
  const acto: ActWithoutPath = {
    titulo: `¿Generar el acta de la asamblea No.${asamblea.numeroAsamblea}?`,
    confirmar: mensajes.ASA.generarActa,
    ...(distinto && {
      campos: {
        motivoSorteo: {
          etiqueta: propios.motivoDelSorteo,
          tipo: CommentField,
          requerido: propios.campoObligatorio,
          conFoco: false,
        },
      },
      esquema: esquemaGeneracion,
    }),
  };
  return (
    <ActDialog<ActaGenerada>
      acto={acto}
      id={asamblea.id}
      fijos={asamblea.fechaFutura ? { confirmaFechaFutura: true } : {}}
      enviar={(cuerpo, clave) => enviar('generar-acta', cuerpo, clave)}
      conserva
      maxWidth="sm"
      onHecho={onHecho}
      onClose={onClose}
    >
      {asamblea.fechaFutura ? <Alert severity="warning">{asamblea.confirmacion}</Alert> : asamblea.confirmacion}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          mt: 1.5,
          color: 'text.primary',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, fontWeight: 580 },
        }}
      >
        <dt>Producto y grupo</dt>
        <dd>
          {asamblea.productoNombre}, {asamblea.grupo}
        </dd>
        <dt>Quórum</dt>
        <dd>{quorumEscrito(asamblea.quorum)}</dd>
        <dt>Ofertas</dt>
        <dd>{resumen?.ofertas ?? '…'}</dd>
        <dt>Sorteos</dt>
        <dd>{resumen?.sorteos ?? '…'}</dd>
      </Box>
      {resumen !== undefined && <Adjudicados filas={resumen.adjudicados} />}
      {comparacion !== null && distinto && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {diferenciaEscrita(comparacion)}
        </Alert>
      )}
    </ActDialog>
  );
}

interface RegenerarDialogProps extends ActoDeActaProps {
  /** Marks that were corrected, as the act sends them. */
  readonly marcas: readonly object[];
}

function regeneracion(asamblea: AsambleaDetalle): ActWithoutPath {
  return {
    titulo: `Regenerar acta de la asamblea No.${asamblea.numeroAsamblea}`,
    confirmar: 'Regenerar acta',
    campos: {
      motivo: { etiqueta: 'Motivo', tipo: CommentField },
      ...camposDeCabecera(asamblea, 'cabecera.'),
    },
    esquema: esquemaRegeneracion,
    cuerpo: ({ cabecera: escrita, ...motivo }) => {
      const cabecera = cabeceraCambiada(asamblea, escrita);
      return { ...motivo, ...(Object.keys(cabecera).length > 0 && { cabecera }) };
    },
  };
}

/** Issuing minutes again (modelo.md): the reason is required, the heading may be corrected. Render it only while it is open. */
export function RegenerarDialog({ asamblea, marcas, enviar, onHecho, onClose }: RegenerarDialogProps) {
  const [acto] = useState(() => regeneracion(asamblea));
  const n = marcas.length;
  return (
    <ActDialog<ActaGenerada>
      acto={acto}
      id={asamblea.id}
      fijos={n === 0 ? {} : { marcas }}
      enviar={(cuerpo, clave) => enviar('regenerar-acta', cuerpo, clave)}
      conserva
      onHecho={onHecho}
      onClose={onClose}
    >
      Se emitirá una versión nueva y se conservará la anterior.{' '}
      {n === 0 ? 'Las adjudicaciones no cambian.' : `Adjudicaciones con cambios: ${n}.`} Solo se avisa a los adjudicados
      nuevos.
    </ActDialog>
  );
}

interface ExitoDeActaProps {
  readonly acta: ActaGenerada;
  readonly asamblea: AsambleaDetalle;
  /** One of its links was followed. */
  readonly onSeguir: () => void;
  readonly onOk: () => void;
}

/** ASA-053…056. Awarded members without an address are named: somebody has to tell them in another way. */
export function ExitoDeActa(props: ExitoDeActaProps) {
  return (
    <DialogWindow maxWidth="xs" onClose={props.onOk}>
      <Exito {...props} />
    </DialogWindow>
  );
}

function Exito({ acta, asamblea, onOk, onSeguir }: ExitoDeActaProps) {
  const { id } = useWindow();
  const enlace = useEnlace();
  const siguiente = useSiguienteAbierta(asamblea.id);
  const { producto, grupo, numeroAsamblea } = asamblea;
  return (
    <>
      <DialogTitle id={id} sx={{ textAlign: 'center', pt: 3 }}>
        <CheckCircleOutlined color="success" sx={{ display: 'block', mx: 'auto', mb: 1, fontSize: 44 }} aria-hidden />
        {mensajes.ASA.actaDeAsamblea(acta.numeroAsamblea)}
      </DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <Typography variant="body1" sx={{ fontWeight: 600 }}>
          {mensajes.ASA.generadoExitosamente}
        </Typography>
        <Typography variant="body1" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {mensajes.ASA.clientesNotificados}
        </Typography>
        {acta.sinCorreo.length > 0 && (
          <Alert severity="info" sx={{ mt: 2, textAlign: 'left', alignItems: 'flex-start' }}>
            Sin correo electrónico, no recibirán aviso:
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, maxHeight: 160, overflow: 'auto' }}>
              {acta.sinCorreo.map(({ idCodigo, nombreCliente }) => (
                <li key={idCodigo}>
                  {nombreCliente} ({idCodigo})
                </li>
              ))}
            </Box>
          </Alert>
        )}
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, mt: 2 }}>
          <MuiLink
            component={Link}
            to={enlace('listado-actas', { producto, grupo, numeroAsamblea })}
            onClick={onSeguir}
            variant="body1"
          >
            {propios.verActaEnListado}
          </MuiLink>
          {siguiente !== undefined && (
            <MuiLink
              component={Link}
              to={enlace('generar-acta', {
                producto: siguiente.producto,
                grupo: siguiente.grupo,
                asamblea: siguiente.numeroAsamblea,
              })}
              onClick={onSeguir}
              variant="body1"
            >
              {propios.siguienteAsamblea(
                siguiente.grupo,
                siguiente.numeroAsamblea,
                formatearFecha(comoFecha(siguiente.fecha)),
              )}
            </MuiLink>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'center', pb: 3 }}>
        <Button variant="contained" onClick={onOk} autoFocus sx={{ minWidth: 120 }}>
          OK
        </Button>
      </DialogActions>
    </>
  );
}
