export function FilmRoll({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 320 260" className={className} fill="none" stroke="currentColor" aria-hidden="true">
      <Film />
      <Prints />
      <Roll />
    </svg>
  )
}

function Film() {
  return (
    <>
      <path
        d="M40 50C38 110 42 170 40 232C98 242 150 222 206 232 236 237 262 238 280 234 278 172 282 110 280 50Z"
        fill="var(--rule)"
        fillOpacity="0.55"
        strokeWidth="1.5"
      />
      <path d="M49 70V224M271 70V226" strokeWidth="5" strokeDasharray="1 7" strokeOpacity="0.45" />
      <path d="M60 70H260M60 152H260M160 70V226" strokeDasharray="3 5" strokeOpacity="0.28" />
    </>
  )
}

/** Each print on its slightly larger white underbase. */
function Prints() {
  return (
    <g stroke="var(--ink-white)" strokeWidth="5" strokeLinejoin="round" paintOrder="stroke">
      <g>
        <path d="M72 138A38 38 0 0 1 148 138Z" fill="var(--ink-yellow)" />
        <path d="M82 125H138M90 113H130M102 103H118" stroke="var(--press)" strokeWidth="4" />
      </g>
      <path
        d="M208 76 215 96 236 96 219 109 226 130 208 117 190 130 197 109 180 96 201 96Z"
        fill="var(--ink-magenta)"
      />
      <g>
        <path
          d="M68 178C80 162 92 162 104 178S128 194 140 178 148 172 152 170V206H68Z"
          fill="var(--ink-cyan)"
        />
        <circle cx="128" cy="167" r="8" fill="var(--press)" />
      </g>
      <g>
        <path d="M176 166H206L198 182H214L184 214 190 192H174Z" fill="var(--ink-yellow)" />
        <path d="M222 168H252V178H222ZM222 186H252V196H222ZM222 204H242V212H222Z" fill="var(--press)" />
      </g>
    </g>
  )
}

function Roll() {
  return (
    <>
      <path d="M30 18H290C300 18 304 30 304 39S300 60 290 60H30Z" fill="var(--tray)" strokeWidth="1.5" />
      <path d="M60 24H276M44 54H250" strokeOpacity="0.3" strokeLinecap="round" />
      <path
        d="M30 18C42 18 46 29 46 39S42 60 30 60 14 50 14 39 18 18 30 18Z"
        fill="var(--sheet)"
        strokeWidth="1.5"
      />
      <path d="M30 24C38 24 41 32 41 39S38 54 30 54 19 46 19 39 22 24 30 24Z" strokeOpacity="0.4" />
      <path d="M30 31C34 31 36 35 36 39S34 47 30 47 24 44 24 39 26 31 30 31Z" fill="currentColor" />
      <path d="M40 60H280" strokeWidth="3" strokeOpacity="0.25" />
    </>
  )
}
