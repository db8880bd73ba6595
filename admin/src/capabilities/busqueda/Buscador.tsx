import { clasesAbiertas, clasesDeBusqueda, MINIMO_BUSQUEDA, preguntasDe, propios, puede } from '@adjudica/domain';
import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { type ClienteReciente, clientesRecientes } from '../../providers/recientes';
import { useUsuario } from '../../providers/sesion';
import { ownPath, screensIn, useAreas } from '../../ui/navigation';
import { OpcionDePersona } from '../../ui/OpcionDePersona';
import { useSearch } from '../../ui/useSearch';
import { type Acto, type ActoDeCliente, actosDe, pideCliente, planesPara } from './actos';
import { llamadas, pantallasDe } from './pantallas';

interface Opcion {
  readonly grupo: string;
  readonly titulo: string;
  readonly detalle: string;
  /** Where it leads; an act that asks for its client first leads nowhere yet. */
  readonly destino: string | ActoDeCliente;
}

interface BuscadorProps {
  /** As it was typed last; marked, so that the next word takes its place. */
  readonly texto: string;
  readonly onTexto: (texto: string) => void;
  readonly onClose: () => void;
}

/**
 * Search of everything that this user may open: records, asked of the server, and screens and acts, which are known here. What is highlighted is what
 * Enter opens, with Ctrl in another tab; Escape closes, and the focus returns to where it was. An act on a client is shown in the field while he is
 * looked for, until Backspace in the empty field takes it out.
 */
export default function Buscador({ texto, onTexto, onClose }: BuscadorProps) {
  const { role } = useUsuario();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const navigate = useNavigate();
  const raiz = useHref('/');
  const [acto, setActo] = useState<ActoDeCliente | null>(null);
  const busqueda = useFindings(texto.trim(), acto);
  const clases = clasesAbiertas(role).map((clase) => clasesDeBusqueda[clase].donde);

  const abrir = ({ destino }: Opcion, enOtra: boolean) => {
    if (typeof destino !== 'string') {
      setActo(destino);
      onTexto('');
      return;
    }
    const path = ownPath(role, destino);
    if (enOtra) window.open(raiz.replace(/\/$/, '') + path, '_blank', 'noopener');
    else void navigate(path);
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={propios.buscarEnTodo}
      maxWidth="sm"
      fullWidth
      fullScreen={phone}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Opcion>
        open
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        value={null}
        inputValue={texto}
        onInputChange={(_, next, reason) => {
          if (reason === 'input' || reason === 'clear') onTexto(next);
        }}
        onChange={(event, elegida) => {
          if (elegida === null) return;
          abrir(
            elegida,
            'ctrlKey' in event && (event.ctrlKey === true || ('metaKey' in event && event.metaKey === true)),
          );
        }}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        options={busqueda.opciones}
        // The server has searched, and the screens are chosen already.
        filterOptions={(opciones) => opciones}
        groupBy={({ grupo }) => grupo}
        getOptionLabel={({ titulo }) => titulo}
        getOptionKey={({ grupo, destino }) => `${grupo} ${typeof destino === 'string' ? destino : destino.nombre}`}
        renderGroup={({ key, group, children }) => (
          <Grupo key={key} titulo={group}>
            {children}
          </Grupo>
        )}
        renderOption={({ key, ...option }, { titulo, detalle }) => (
          <OpcionDePersona key={key} option={option} nombre={titulo} detalle={detalle} />
        )}
        noOptionsText={<Aviso {...busqueda} />}
        slots={{ popper: EnSuLugar }}
        slotProps={{
          paper: { elevation: 0, square: true },
          listbox: { sx: { maxHeight: phone ? 'calc(100dvh - 150px)' : 420 } },
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            onFocus={({ target }) => target.select()}
            onKeyDown={({ key }) => key === 'Backspace' && texto === '' && setActo(null)}
            placeholder={acto === null ? propios.buscarEnTodoPista(clases) : propios.actoPideCliente}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': propios.buscarEnTodo,
                spellCheck: false,
              },
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    {busqueda.buscando ? (
                      <CircularProgress size={20} aria-label="Buscando" />
                    ) : (
                      <Search fontSize="small" />
                    )}
                    {acto !== null && (
                      <Chip size="small" label={acto.nombre} onDelete={() => setActo(null)} sx={{ ml: 1 }} />
                    )}
                  </InputAdornment>
                ),
              },
            }}
            sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}
          />
        )}
      />
      <Box sx={{ px: 2, py: 1.25 }}>
        {busqueda.opciones.length > 0 && (
          <div role="status">
            <Aviso {...busqueda} />
          </div>
        )}
        <Typography variant="caption" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', mt: 0.5 }}>
          ↑ ↓ para moverse · Enter para abrir · Ctrl Enter en otra pestaña · Esc para cerrar
        </Typography>
      </Box>
    </Dialog>
  );
}

/** Screens and acts by their name at once, records when the server has answered; and what to say where there are none. */
function useFindings(texto: string, acto: ActoDeCliente | null) {
  const { role } = useUsuario();
  const areas = useAreas();
  const pantallas = useMemo(() => pantallasDe(areas, role), [areas, role]);
  const recientes = useMemo(() => {
    const suyas = screensIn(areas, role).map(({ path }) => `/${path}/`);
    return clientesRecientes().filter(({ enlace }) => suyas.some((pantalla) => enlace.startsWith(pantalla)));
  }, [areas, role]);
  const preguntas = preguntasDe(role, texto).filter(({ clase }) => acto === null || clase === 'cliente');
  const { found, searching, failure } = useSearch({
    path: '/busqueda',
    params: {},
    text: texto,
    // A text that can name nothing is not asked.
    minLength: preguntas.length === 0 ? Number.POSITIVE_INFINITY : 1,
  });
  const hallados = acto === null ? found : found.filter(({ clase }) => clase === 'cliente');
  const sinTexto = texto === '';
  const conocidas: Opcion[] =
    acto !== null
      ? []
      : [
          ...llamadas(pantallas, texto, ({ titulo }) => titulo).map(({ titulo, grupo, ruta }) => ({
            grupo: 'Pantallas',
            titulo,
            detalle: grupo,
            destino: ruta,
          })),
          ...(sinTexto ? actosDe(role) : llamadas(actosDe(role), texto, ({ nombre }) => nombre)).map(opcionDeActo),
        ];
  const registros: Opcion[] = [
    ...(sinTexto ? recientes : []).flatMap((cliente) => opcionesDe(propios.recientesGrupo, cliente, acto)),
    ...hallados.flatMap((hallado) =>
      opcionesDe(clasesDeBusqueda[hallado.clase as keyof typeof clasesDeBusqueda].titulo, hallado, acto),
    ),
  ];
  // clients that were opened last come first, what was found comes after the screens
  const opciones = sinTexto ? [...registros, ...conocidas] : [...conocidas, ...registros];
  return { opciones, buscando: searching, fallo: failure, aviso: failure ?? avisoDe() };

  function avisoDe(): string {
    if (searching) return 'Buscando…';
    if (sinTexto) return acto === null || registros.length > 0 ? '' : propios.actoPideCliente;
    if (hallados.length > 0) return registros.length > 0 ? '' : propios.actoSinPlanes;
    const donde = preguntas.map(({ clase }) => clasesDeBusqueda[clase].donde);
    if (donde.length > 0 && (conocidas.length > 0 || acto !== null)) return propios.busquedaSinRegistros(texto, donde);
    if (donde.length > 0 || clasesAbiertas(role).length === 0)
      return conocidas.length > 0 ? '' : propios.busquedaSinHallazgos(texto, donde);
    return puede(role, 'cliente:leer')
      ? propios.busquedaQueCabe(MINIMO_BUSQUEDA)
      : propios.busquedaParaConsulta(MINIMO_BUSQUEDA);
  }
}

const opcionDeActo = (acto: Acto): Opcion => ({
  grupo: propios.actosGrupo,
  titulo: acto.nombre,
  detalle: '',
  destino: pideCliente(acto) ? acto : acto.ruta,
});

/** A record; for an act, each plan of the client that it can be done on. */
function opcionesDe(grupo: string, hallado: ClienteReciente, acto: ActoDeCliente | null): Opcion[] {
  const { titulo, detalle, enlace } = hallado;
  if (acto === null) return [{ grupo, titulo, detalle, destino: enlace }];
  return planesPara(acto, hallado).map((plan) => ({
    grupo,
    titulo,
    detalle: `${plan.idCodigo} ${plan.espera ?? ''}`.trim(),
    destino: acto.ruta(hallado, plan),
  }));
}

/** That nothing was found, and where it was looked for; or why it was not. */
function Aviso({ aviso, fallo }: { readonly aviso: string; readonly fallo: string | undefined }) {
  return (
    <Typography variant="body2" component="span" color={fallo === undefined ? 'textSecondary' : 'error'}>
      {aviso}
    </Typography>
  );
}

/** The results stand in the dialog, below the field. */
function EnSuLugar({ children }: Pick<PopperProps, 'children'>) {
  return <Box>{typeof children === 'function' ? children({ placement: 'bottom' }) : children}</Box>;
}

function Grupo({ titulo, children }: { readonly titulo: string; readonly children?: ReactNode }) {
  return (
    <Box component="li" role="presentation">
      <Typography
        variant="caption"
        component="div"
        aria-hidden
        sx={{ px: 2, pt: 1, color: 'text.secondary', fontWeight: 600 }}
      >
        {titulo}
      </Typography>
      <Box component="ul" role="group" aria-label={titulo} sx={{ p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
