// Generated from the contract by `npm run generate`. Do not edit.

/** The resources of the API by name: `Resources['OrderRecord']`. */
export interface Resources {
  ActionRecord: { /** As in `allowedActions`. */ name: string; allowed: boolean; reason: string | null }
  AdminAuditLogCreateRequest: {
    message: string
    entityType?: string
    entityId?: string
    /** At most 4096 bytes of JSON, 16 levels deep. */ metadata?: Record<string, unknown>
  }
  AdminAuditLogRecord: {
    id: string
    /** The place in the chain, without gaps. */ sequence: number
    /** RFC 3339, UTC. */ occurredAt: string
    actor: { kind: 'admin' | 'system' | 'customer'; id: string | null; name: string }
    action: string
    entity: { type: string; id: string } | null
    message: string
    changes: { path: string; from: unknown; to: unknown }[]
    metadata: Record<string, unknown> | null
    requestId: string | null
    ipAddress: string | null
    /** SHA-256, in hexadecimal. */ previousHash: string
    /** SHA-256, in hexadecimal, of this record without `hash`, written as canonical JSON (RFC 8785) in UTF-8. */ hash: string
  }
  AdminLoginRequest: {
    email: string
    password: string
    /** From the authenticator app, or a recovery code, if the account requires one. */ totpCode?: string
  }
  AdminMetricsResponse: {
    range: {
      /** A day in the time zone of the store. */ dateFrom: string
      /** A day in the time zone of the store. */ dateTo: string
      timeZone: string
    }
    /** As many days, just before the range. */ previousRange: {
      /** A day in the time zone of the store. */ dateFrom: string
      /** A day in the time zone of the store. */ dateTo: string
    }
    /** Orders that were placed in the range, by the stage in which they are now. */ orders: {
      count: number
      byStage: {
        awaiting_payment: number
        payment_review: number
        artwork_review: number
        ready_to_print: number
        in_production: number
        ready: number
        completed: number
        on_hold: number
        cancelled: number
        expired: number
      }
    }
    /** Cash: payments on the day on which they were verified, refunds on the day of the refund, net = gross − refunds. It agrees with the bank. */ revenue: {
      /** Minor units of the store currency. */ grossMinor: number
      /** Minor units of the store currency. */ refundsMinor: number
      /** Minor units of the store currency; may be below zero. */ netMinor: number
      /** The tax in `netMinor`: of each payment and refund the same share as in the total of its order. */ taxMinor: number
      /** The revenue: `netMinor` − `taxMinor`. */ withoutTaxMinor: number
    }
    averageOrderMinor: number | null
    /** Garments of the same orders. */ units: number
    /** Cost entries by the day on which they were incurred. The category `refund` is shown but is not part of the total: refunds are taken off the revenue already. */ costs: {
      /** Minor units of the store currency; may be below zero. */ totalMinor: number
      byCategory: {
        /** Minor units of the store currency; may be below zero. */ blank: number
        /** Minor units of the store currency; may be below zero. */ film: number
        /** Minor units of the store currency; may be below zero. */ ink: number
        /** Minor units of the store currency; may be below zero. */ powder: number
        /** Minor units of the store currency; may be below zero. */ labour: number
        /** Minor units of the store currency; may be below zero. */ delivery: number
        /** Minor units of the store currency; may be below zero. */ packaging: number
        /** Minor units of the store currency; may be below zero. */ maintenance: number
        /** Minor units of the store currency; may be below zero. */ rent: number
        /** Minor units of the store currency; may be below zero. */ marketing: number
        /** Minor units of the store currency; may be below zero. */ refund: number
        /** Minor units of the store currency; may be below zero. */ other: number
      }
    }
    /** Revenue without tax − costs. */ profitMinor: number
    marginPercent: number | null
    /** `netMinor` − costs. Counts the tax as if the shop could keep it; `profitMinor` does not. */ grossProfitMinor: number
    grossMarginPercent: number | null
    onTimePercent: number | null
    leadTimeHours: { p50: number; p90: number } | null
    reprintPercent: number | null
    film: {
      /** Film of the gang sheets that were printed, in mm of the roll, with what was lost beside them. */ usedMm: number
      /** Area of the prints on them. */ artworkAreaMm2: number
      utilisationPercent: number | null
    }
    leads: { received: number; /** Of those that were received in the range, how many have become an order. */ converted: number }
    /** By garments ordered; revenue is the sum of the lines. */ topGarments: {
      garmentId: string
      name: string
      units: number
      /** Minor units of the store currency. */ revenueMinor: number
      costMinor: number | null
      marginMinor: number | null
    }[]
    /** By garments that were ordered with a print there; revenue is the price of these prints, before discounts. */ topZones: {
      zoneId: string
      name: string
      units: number
      /** Minor units of the store currency. */ revenueMinor: number
      costMinor: number | null
      marginMinor: number | null
    }[]
    /** Every day of the range, those with nothing too. */ series: {
      /** A day in the time zone of the store. */ date: string
      orders: number
      /** Minor units of the store currency. */ grossMinor: number
      /** Minor units of the store currency; may be below zero. */ netMinor: number
      /** The tax in `netMinor`. */ taxMinor: number
      /** Minor units of the store currency; may be below zero. */ costMinor: number
      units: number
    }[]
    currency: string
  }
  AdminOrderCreate: {
    source: 'phone' | 'counter'
    customer: { name: string; email?: string; /** E.164. */ phone?: string; locale?: string }
    items: {
      variantId: string
      quantity: number
      placements: {
        zoneId: string
        artworkId: string
        /** Width of the artwork before it is turned, in millimetres. */ widthMm: number
        /** Height of the artwork before it is turned, in millimetres. */ heightMm: number
        /** Centre of the print to the right (+) of the centre of its zone, in millimetres. */ offsetXMm: number
        /** Centre of the print below (+) the centre of its zone, in millimetres. */ offsetYMm: number
        rotationDeg: 0 | 90 | 180 | 270
      }[]
      note?: string
    }[]
    fulfilment: {
      method: 'pickup' | 'meetup' | 'delivery'
      /** Required for a meetup. */ meetupZoneId?: string
      slot?: { /** A day in the time zone of the store. */ date: string; from: string }
      address?: { line1: string; line2?: string; city: string; region?: string; postalCode?: string; /** ISO 3166-1 alpha-2. */ country: string }
    }
    /** How the customer will pay. */ instructionId: string
    /** A day in the time zone of the store. */ neededBy?: string
    /** By default, from the lead time of the store. */ promisedBy?: string
    note?: string
    /** The total shown to the customer. A different total is refused with PRICE_CHANGED. */ expectedTotalMinor?: number
  }
  AdminOrderRecord: {
    id: string
    number: string
    /** The stage of the order for display; derived from the statuses. */ stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
    status: 'open' | 'on_hold' | 'completed' | 'cancelled' | 'expired'
    paymentStatus: 'unpaid' | 'submitted' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded'
    artworkStatus: 'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
    productionStatus: 'blocked' | 'queued' | 'in_production' | 'done' | 'void'
    fulfilmentStatus: 'unfulfilled' | 'ready' | 'handed_over' | 'failed_attempt' | 'returned'
    holdReason: string | null
    customer: { name: string; email: string | null; phone: string | null; locale: string | null }
    items: {
      id: string
      variantId: string
      garmentName: string
      colour: string
      size: string
      quantity: number
      /** Minor units of the store currency. */ unitPriceMinor: number
      /** Minor units of the store currency. */ lineTotalMinor: number
      note: string | null
      placements: {
        id: string
        zoneId: string
        /** Millimetres. */ widthMm: number
        /** Millimetres. */ heightMm: number
        /** Millimetres. */ offsetXMm: number
        /** Millimetres. */ offsetYMm: number
        rotationDeg: 0 | 90 | 180 | 270
        sizeTierId: string
        state: 'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
        artwork: { id: string; fileName: string; previewUrl: string; preflight: Resources['Preflight'] }
      }[]
    }[]
    fulfilment: {
      method: 'pickup' | 'meetup' | 'delivery'
      meetupZoneId: string | null
      meetupZoneName: string | null
      slot: { /** A day in the time zone of the store. */ date: string; from: string } | null
      address: {
        line1: string
        line2?: string
        city: string
        region?: string
        postalCode?: string
        /** ISO 3166-1 alpha-2. */ country: string
      } | null
    }
    /** The agreed payment method, even if the shop no longer offers it. */ instruction: {
      id: string
      method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
      label: string
      payeeName?: string
      account?: string
      instructions: string
      referenceHint?: string
      referenceRequired: boolean
      proofRequired: boolean
      payWithinHours: number
    }
    totals: {
      /** Minor units of the store currency. */ subtotalMinor: number
      /** Minor units of the store currency. */ discountMinor: number
      /** Minor units of the store currency. */ feeMinor: number
      /** Minor units of the store currency. */ taxMinor: number
      /** Minor units of the store currency. */ totalMinor: number
      /** Minor units of the store currency. */ paidMinor: number
      /** How much of the paid amount was refunded. */ refundedMinor: number
      /** Minor units of the store currency. */ dueMinor: number
    }
    currency: string
    neededBy: string | null
    /** A day in the time zone of the store. */ promisedBy: string
    payBefore: string | null
    note: string | null
    timeline: { /** RFC 3339, UTC. */ at: string; event: string; label: string; reason: string | null }[]
    /** What the reader of this record may do next. */ allowedActions: string[]
    revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ updatedAt: string
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
    /** Everything the order waits for: `payment` and `new_artwork` for the customer, `payment_review` and `artwork_review` for a decision, `artwork_before_payment` for a decision that can be made before enough is paid, the others for work, and `refund` for money to return. Artwork of one print may wait while others are printed. Empty once nothing is left to do. */ queues: (
      | 'payment'
      | 'payment_review'
      | 'artwork_review'
      | 'artwork_before_payment'
      | 'new_artwork'
      | 'ready_to_print'
      | 'in_production'
      | 'handover'
      | 'on_hold'
      | 'refund'
    )[]
    source: 'storefront' | 'phone' | 'counter'
    createdBy: { id: string; name: string } | null
    trackingUrl: string | null
    confirmedAt: string | null
    readyAt: string | null
    handedOverAt: string | null
    payments: Resources['AdminPaymentRecord'][]
    refunds: Resources['RefundRecord'][]
    /** Kept as credit of the customer instead of being refunded. */ keptMinor: number
    /** Paid beyond what the order costs, or paid for an order that was cancelled, and neither refunded nor kept as credit. */ toReturnMinor: number
    cost: {
      /** Minor units of the store currency; may be below zero. */ blankMinor: number
      /** Minor units of the store currency; may be below zero. */ filmMinor: number
      /** Minor units of the store currency; may be below zero. */ inkMinor: number
      /** Minor units of the store currency; may be below zero. */ powderMinor: number
      /** Minor units of the store currency; may be below zero. */ labourMinor: number
      /** Minor units of the store currency; may be below zero. */ overheadMinor: number
      /** Minor units of the store currency; may be below zero. */ totalMinor: number
    } | null
    estimate: {
      /** Minor units of the store currency; may be below zero. */ blankMinor: number
      /** Minor units of the store currency; may be below zero. */ filmMinor: number
      /** Minor units of the store currency; may be below zero. */ inkMinor: number
      /** Minor units of the store currency; may be below zero. */ powderMinor: number
      /** Minor units of the store currency; may be below zero. */ labourMinor: number
      /** Minor units of the store currency; may be below zero. */ overheadMinor: number
      /** Minor units of the store currency; may be below zero. */ totalMinor: number
    } | null
    /** The total less refunds, without the tax in it; of a cancelled or expired order, what was paid instead of the total. Sending back what was paid beyond the total lowers nothing. */ revenueMinor: number
    marginMinor: number | null
    internalNotes: Resources['OrderNoteRecord'][]
    /** How many print jobs are in each state. */ jobs: {
      blocked: number
      queued: number
      nested: number
      printed: number
      pressed: number
      passed: number
      packed: number
      failed: number
      void: number
    }
  }
  AdminOrderSummary: {
    id: string
    number: string
    stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
    status: 'open' | 'on_hold' | 'completed' | 'cancelled' | 'expired'
    paymentStatus: 'unpaid' | 'submitted' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded'
    artworkStatus: 'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
    productionStatus: 'blocked' | 'queued' | 'in_production' | 'done' | 'void'
    fulfilmentStatus: 'unfulfilled' | 'ready' | 'handed_over' | 'failed_attempt' | 'returned'
    source: 'storefront' | 'phone' | 'counter'
    customerName: string
    /** Number of garments over all lines. */ units: number
    totals: { /** Minor units of the store currency. */ totalMinor: number; /** Minor units of the store currency. */ dueMinor: number }
    currency: string
    fulfilmentMethod: 'pickup' | 'meetup' | 'delivery'
    slotDate: string | null
    /** A day in the time zone of the store. */ promisedBy: string
    neededBy: string | null
    /** RFC 3339, UTC. */ stageSince: string
    /** RFC 3339, UTC. */ createdAt: string
    /** Everything the order waits for: `payment` and `new_artwork` for the customer, `payment_review` and `artwork_review` for a decision, `artwork_before_payment` for a decision that can be made before enough is paid, the others for work, and `refund` for money to return. Artwork of one print may wait while others are printed. Empty once nothing is left to do. */ queues: (
      | 'payment'
      | 'payment_review'
      | 'artwork_review'
      | 'artwork_before_payment'
      | 'new_artwork'
      | 'ready_to_print'
      | 'in_production'
      | 'handover'
      | 'on_hold'
      | 'refund'
    )[]
    /** What the reader of this record may do next. */ allowedActions: string[]
  }
  AdminOrderUpdate: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    customer: { name: string; email?: string; /** E.164. */ phone?: string; locale?: string }
    neededBy: string | null
    /** A day in the time zone of the store. */ promisedBy: string
    note: string | null
  }
  AdminPaymentRecord: {
    id: string
    instructionId: string
    method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
    /** Minor units of the store currency. */ amountMinor: number
    reference: string | null
    status: 'submitted' | 'verified' | 'rejected' | 'refunded'
    /** RFC 3339, UTC. */ submittedAt: string
    decidedAt: string | null
    verifiedMinor: number | null
    /** Minor units of the store currency. */ refundedMinor: number
    payerName: string | null
    proofUrl: string | null
    decidedBy: { id: string; name: string } | null
    decisionReason: string | null
  }
  AdminPrintZoneSettingsRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    zones: {
      id: string
      name: string
      garmentKinds: string[]
      /** The top centre of the zone, seen from the top centre of the collar. */ anchor: {
        /** Millimetres. */ xMm: number
        /** Millimetres. */ yMm: number
      }
      /** Millimetres. */ maxWidthMm: number
      /** Millimetres. */ maxHeightMm: number
      /** Smaller limits for the sizes named, each size in one band at most. */ sizeBands: {
        sizes: string[]
        /** Millimetres. */ maxWidthMm: number
        /** Millimetres. */ maxHeightMm: number
      }[]
      active: boolean
      sort: number
    }[]
    /** In the order in which they are shown. */ sizeTiers: {
      id: string
      label: string
      /** Millimetres. */ maxWidthMm: number
      /** Millimetres. */ maxHeightMm: number
      /** Minor units of the store currency. */ priceMinor: number
    }[]
    dpi: { minimum: number; recommended: number }
    film: {
      /** Millimetres. */ widthMm: number
      /** Millimetres. Left free at each side. */ sideMarginMm: number
      /** Millimetres. Left free at the beginning of a sheet. */ leadMm: number
      /** Millimetres. Left free at the end of a sheet, after the last print. Zero if left out. */ tailMm?: number
      /** Millimetres. Between two prints. */ gapMm: number
      /** Millimetres. The longest sheet. */ maxLengthMm: number
      /** Whether a print may lie across the film. */ allowRotation: boolean
    }
    /** One for each fabric that the shop presses on. */ pressRecipes: {
      fabric: string
      temperatureC: number
      seconds: number
      pressureBar: number
      peel: 'hot' | 'warm' | 'cold'
      repressSeconds: number
    }[]
  }
  AdminPrintZoneSettingsResponse: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    zones: {
      id: string
      name: string
      garmentKinds: string[]
      /** The top centre of the zone, seen from the top centre of the collar. */ anchor: {
        /** Millimetres. */ xMm: number
        /** Millimetres. */ yMm: number
      }
      /** Millimetres. */ maxWidthMm: number
      /** Millimetres. */ maxHeightMm: number
      /** Smaller limits for the sizes named, each size in one band at most. */ sizeBands: {
        sizes: string[]
        /** Millimetres. */ maxWidthMm: number
        /** Millimetres. */ maxHeightMm: number
      }[]
      active: boolean
      sort: number
    }[]
    /** In the order in which they are shown. */ sizeTiers: {
      id: string
      label: string
      /** Millimetres. */ maxWidthMm: number
      /** Millimetres. */ maxHeightMm: number
      /** Minor units of the store currency. */ priceMinor: number
    }[]
    dpi: { minimum: number; recommended: number }
    film: {
      /** Millimetres. */ widthMm: number
      /** Millimetres. Left free at each side. */ sideMarginMm: number
      /** Millimetres. Left free at the beginning of a sheet. */ leadMm: number
      /** Millimetres. Left free at the end of a sheet, after the last print. Zero if left out. */ tailMm?: number
      /** Millimetres. Between two prints. */ gapMm: number
      /** Millimetres. The longest sheet. */ maxLengthMm: number
      /** Whether a print may lie across the film. */ allowRotation: boolean
    }
    /** One for each fabric that the shop presses on. */ pressRecipes: {
      fabric: string
      temperatureC: number
      seconds: number
      pressureBar: number
      peel: 'hot' | 'warm' | 'cold'
      repressSeconds: number
    }[]
    /** RFC 3339, UTC. */ updatedAt: string
    updatedBy: { id: string; name: string } | null
  }
  AdminSessionRecord: {
    id: string
    /** The user agent of the browser. */ device: string
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ lastSeenAt: string
    /** RFC 3339, UTC. */ expiresAt: string
    /** Whether this is the current session. */ current: boolean
  }
  AdminSessionResponse: {
    authenticated: boolean
    user: {
      id: string
      email: string
      name: string
      role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
      permissions: (
        | 'users:read'
        | 'users:write'
        | 'webhooks:read'
        | 'webhooks:write'
        | 'settings:read'
        | 'settings:write'
        | 'orders:read'
        | 'orders:write'
        | 'orders:cancel_printed'
        | 'orders:export'
        | 'payments:verify'
        | 'artwork:approve'
        | 'artwork:request_changes'
        | 'production:read'
        | 'production:write'
        | 'stock:read'
        | 'stock:adjust'
        | 'costs:read'
        | 'costs:write'
        | 'metrics:read'
        | 'leads:read'
        | 'leads:write'
        | 'privacy:export'
        | 'privacy:erase'
        | 'dashboard:read'
        | 'audit:read'
        | 'audit:read_all'
        | 'audit:note'
        | 'audit:verify'
      )[]
      totpEnabled: boolean
      passwordExpiresAt: string | null
    } | null
    expiresAt: string | null
    idleExpiresAt: string | null
    /** Whether sign-in also requires a one-time code. */ totpRequired: boolean
  }
  AdminUserCreateRequest: {
    email: string
    name: string
    role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
    /** At least 12 characters, and not a common password. */ password?: string
  }
  AdminUserRecord: {
    id: string
    email: string
    name: string
    role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
    /** `locked`: unknown devices tried too many passwords. The right password and known devices still sign in; a new device gets few tries. It ends by itself, or by an unlock. `invited`: has not chosen a password yet. */ status:
      'invited' | 'active' | 'locked' | 'disabled'
    totpEnabled: boolean
    lastLoginAt: string | null
    /** RFC 3339, UTC. */ createdAt: string
    createdBy: string | null
    /** Only in the response to a reset, or to a creation without a password. Works once, for three days. */ invitationUrl?: string
  }
  AdminUserRoleRequest: { role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer' }
  ApiErrorDetails: {
    /** PRICE_CHANGED: the total that the server computed. */ totalMinor?: number
    /** POLICY_CHANGED: the version to show and to accept. */ policyVersion?: string
    /** REVISION_CONFLICT: the current revision of the record. */ revision?: number
    /** INVALID_TRANSITION: the state of the record. */ state?: string
    /** INVALID_TRANSITION: the actions, or the states to move to, that are possible now. */ allowedActions?: string[]
    /** OUT_OF_STOCK: the lines that need more than there is. */ lines?: Resources['ApiErrorLine'][]
  }
  ApiErrorLine: { /** Where the line is in the request. */ path: string; /** What is short, for people. */ reason: string }
  ApiErrorResponse: {
    error: {
      /** Stable error code, e.g. NOT_FOUND. */ code: string
      /** What went wrong, for people. */ message: string
      /** What to do about it. */ resolution: string
      /** With 422 only: the invalid fields. */ fields?: { path: string; message: string }[]
      details?: Resources['ApiErrorDetails']
    }
    /** Repeats error.message. */ detail: string
  }
  ArtworkApproval: { /** By default, all that wait for a decision. */ placementIds?: string[] }
  ArtworkChangesRequest: { /** By default, all that wait for a decision. */ placementIds?: string[]; message: string }
  ArtworkRecord: {
    id: string
    fileName: string
    /** Detected from the content, not the file name. */ format: 'png' | 'jpeg' | 'webp' | 'tiff' | 'svg'
    byteSize: number
    widthPx: number
    heightPx: number
    vector: boolean
    hasAlpha: boolean
    /** Share of the canvas that prints. */ inkAreaPercent: number
    /** Share of the printed area that is partly transparent. */ semiTransparentPercent: number
    emptyMarginPx: { top: number; right: number; bottom: number; left: number }
    thinnestLinePx: number | null
    maxPrintSize: { minimumDpi: { widthMm: number; heightMm: number }; recommendedDpi: { widthMm: number; heightMm: number } } | null
    /** Signed URL; valid until previewExpiresAt. */ previewUrl: string
    /** RFC 3339, UTC. */ previewExpiresAt: string
    /** RFC 3339, UTC. */ createdAt: string
  }
  ArtworkReplacement: { placementId: string; artworkId: string }
  AuditLogVerification: {
    ok: boolean
    /** RFC 3339, UTC. */ checkedAt: string
    /** Rows from the first one that are as they were sealed. */ verifiedRows: number
    head: { sequence: number; /** SHA-256, in hexadecimal. */ hash: string }
    broken: {
      sequence: number | null
      id: string | null
      problem: 'altered' | 'missing' | 'relinked' | 'cut' | 'rewritten' | 'added'
      message: string
    } | null
  }
  BotChallengeResponse: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256'
      /** Followed by a counter (32 bits, big-endian), the password of each key to try. */ nonce: string
      /** The salt of each key. */ salt: string
      /** PBKDF2 rounds of each key. */ cost: number
      /** Bytes of each key. */ keyLength: 32
      /** What the right key begins with. Count from 0 until a key does. */ keyPrefix: string
      /** By which the server knows the right key again. */ keySignature: string
      /** Seconds since 1970 in UTC. */ expiresAt: number
    }
    /** Send it back, with the parameters as they are. */ signature: string
  }
  CatalogResponse: {
    currency: string
    currencyExponent: number
    taxMode: 'none' | 'inclusive' | 'exclusive'
    taxRatePercent: number
    garments: {
      id: string
      slug: string
      /** One of tee, long_sleeve, hoodie, tote, or a kind that the shop added. */ kind: string
      name: string
      description: string
      fabric: string
      /** Minor units of the store currency. */ priceFromMinor: number
      zoneIds: string[]
      colours: {
        name: string
        hex: string
        sizes: {
          variantId: string
          size: string
          /** Minor units of the store currency. */ priceMinor: number
          availability: 'in_stock' | 'low' | 'out'
        }[]
      }[]
    }[]
    zones: {
      id: string
      name: string
      garmentKinds: string[]
      /** The top centre of the zone, seen from the top centre of the collar. */ anchor: {
        /** Millimetres. */ xMm: number
        /** Millimetres. */ yMm: number
      }
      /** Millimetres. */ maxWidthMm: number
      /** Millimetres. */ maxHeightMm: number
      /** Smaller limits for the sizes named. */ sizeBands: {
        sizes: string[]
        /** Millimetres. */ maxWidthMm: number
        /** Millimetres. */ maxHeightMm: number
      }[]
    }[]
    sizeTiers: {
      id: string
      label: string
      /** Millimetres. */ maxWidthMm: number
      /** Millimetres. */ maxHeightMm: number
      /** Minor units of the store currency. */ priceMinor: number
    }[]
    quantityBreaks: { garmentKind: string; minQuantity: number; percentOff: number }[]
  }
  ContactLeadConversion: { orderId: string }
  ContactLeadCreate: {
    channel: 'email' | 'whatsapp'
    name: string
    email?: string
    /** E.164. */ phone?: string
    topic: 'quote' | 'bulk' | 'artwork' | 'order' | 'other'
    message: string
    orderNumber?: string
    quantityEstimate?: number
    artworkIds?: string[]
    locale?: string
    /** The person agrees to be contacted. */ consent: true
    botToken: string
    /** Leave it out. */ website?: string
  }
  ContactLeadMove: {
    to: 'contacted' | 'quoted' | 'lost' | 'spam'
    /** Why it is lost. Required for `lost`, and refused otherwise. */ reason?: string
  }
  ContactLeadRecord: {
    id: string
    reference: string
    status: 'new' | 'contacted' | 'quoted' | 'converted' | 'lost' | 'spam'
    /** RFC 3339, UTC. */ statusSince: string
    channel: 'email' | 'whatsapp'
    topic: 'quote' | 'bulk' | 'artwork' | 'order' | 'other'
    name: string
    email: string | null
    phone: string | null
    message: string
    orderNumber: string | null
    quantityEstimate: number | null
    artworks: {
      id: string
      fileName: string
      /** Relative to the service. Works for a day. */ previewUrl: string
      widthPx: number
      heightPx: number
      vector: boolean
    }[]
    locale: string | null
    /** RFC 3339, UTC. */ receivedAt: string
    lostReason: string | null
    orderId: string | null
    whatsappUrl: string | null
    /** The statuses that you may move the request to; `converted` with a conversion, all others with a move. */ allowedActions: (
      'new' | 'contacted' | 'quoted' | 'converted' | 'lost' | 'spam'
    )[]
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
    revision: number
  }
  ContactLeadSubmitResponse: {
    id: string
    reference: string
    status: 'new' | 'contacted' | 'quoted' | 'converted' | 'lost' | 'spam'
    channel: 'email' | 'whatsapp'
    /** RFC 3339, UTC. */ receivedAt: string
    /** What happens next, for the person. */ message: string
    whatsappUrl: string | null
  }
  CostEntryCreateRequest: {
    category: 'blank' | 'film' | 'ink' | 'powder' | 'labour' | 'delivery' | 'packaging' | 'maintenance' | 'rent' | 'marketing' | 'refund' | 'other'
    /** Minor units of the store currency. */ amountMinor: number
    /** A day in the time zone of the store, not in the future. */ incurredOn: string
    description: string
    supplier?: string
    orderId?: string
    inventoryItemId?: string
    quantity?: number
  }
  CostEntryRecord: {
    id: string
    category: 'blank' | 'film' | 'ink' | 'powder' | 'labour' | 'delivery' | 'packaging' | 'maintenance' | 'rent' | 'marketing' | 'refund' | 'other'
    /** Minor units of the store currency; below zero for a reversal. */ amountMinor: number
    currency: string
    /** A day in the time zone of the store. */ incurredOn: string
    description: string
    supplier: string | null
    orderId: string | null
    inventoryItemId: string | null
    quantity: number | null
    source: 'manual' | 'computed'
    reversalOf: string | null
    reversedBy: string | null
    actor: { kind: 'admin' | 'system' | 'customer'; id: string | null; name: string }
    /** RFC 3339, UTC. */ createdAt: string
  }
  CostEntryReversalRequest: { reason: string }
  FailedHandover: { /** Why. Kept as a note of the order, for staff only. */ reason: string }
  GangSheetCreateRequest: {
    /** These queued jobs. Left out: the queue, the earliest promise first, as far as the film goes. */ jobIds?: string[]
    /** Of the queue: promised by this day or earlier. */ dueTo?: string
    /** Of the queue: for these. */ fabrics?: string[]
    /** How long to search for a shorter layout, in seconds. */ seconds?: number
  }
  GangSheetDetail: {
    id: string
    number: string
    state: 'draft' | 'locked' | 'exported' | 'printed' | 'voided'
    /** RFC 3339, UTC. */ stateSince: string
    film: {
      /** Millimetres. */ widthMm: number
      /** Millimetres. */ sideMarginMm: number
      /** Millimetres. */ leadMm: number
      /** Millimetres. */ tailMm?: number
      /** Millimetres. */ gapMm: number
      /** Millimetres. */ maxLengthMm: number
      allowRotation: boolean
    }
    /** Film that the sheet takes, lead and tail included. */ lengthMm: number
    /** The lower bound: no sheet with these prints can be shorter. */ boundMm: number
    /** Area of the prints in per cent of the film. */ utilisationPercent: number
    jobs: number
    orders: number
    fabrics: string[]
    promisedBy: string | null
    packing: { /** RFC 3339, UTC. */ startedAt: string; /** RFC 3339, UTC. */ until: string } | null
    export: {
      state: 'running' | 'done' | 'failed'
      progressPercent: number
      /** RFC 3339, UTC. */ startedAt: string
      finishedAt: string | null
      message: string | null
      files: { name: 'sheet.png' | 'sheet.pdf' | 'labels.pdf' | 'manifest.csv' | 'manifest.json' | 'sheet.zip'; byteSize: number }[]
    } | null
    costMinor: number | null
    voidReason: string | null
    createdBy: { kind: 'admin' | 'system' | 'customer'; id: string | null; name: string }
    /** RFC 3339, UTC. */ createdAt: string
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
    allowedActions: ('pack' | 'change' | 'lock' | 'export' | 'print' | 'void')[]
    /** From the beginning of the sheet. */ prints: {
      jobId: string
      /** The state of the print job. */ jobState: string
      orderId: string
      orderNumber: string
      unit: number
      garmentName: string
      colour: string
      size: string
      zoneId: string
      fabric: string
      /** A day in the time zone of the store. */ promisedBy: string
      artwork: { id: string; fileName: string; previewUrl: string }
      /** On film, without the empty border, before the turn. */ widthMm: number
      /** Millimetres. */ heightMm: number
      trim: Resources['TrimRecord']
      /** Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. */ xMm: number
      /** Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. */ yMm: number
      /** Turned by a quarter clockwise, to lie across the film. */ turned: boolean
      /** Whether it was placed by hand; packing does not move it. */ pinned: boolean
    }[]
    /** In the answer to the creation: prints of the queue that this film cannot hold. */ tooLarge: {
      jobId: string
      orderNumber: string
      message: string
    }[]
  }
  GangSheetLayoutRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    prints: {
      jobId: string
      /** Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. */ xMm: number
      /** Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. */ yMm: number
      turned: boolean
      pinned: boolean
    }[]
  }
  GangSheetPackingRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** How long to search for a shorter layout, in seconds. */ seconds?: number
  }
  GangSheetPrintingRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Film that came off the roll, when it was more than the sheet: the rest is waste of the sheet. */ filmUsedMm?: number
  }
  GangSheetRecord: {
    id: string
    number: string
    state: 'draft' | 'locked' | 'exported' | 'printed' | 'voided'
    /** RFC 3339, UTC. */ stateSince: string
    film: {
      /** Millimetres. */ widthMm: number
      /** Millimetres. */ sideMarginMm: number
      /** Millimetres. */ leadMm: number
      /** Millimetres. */ tailMm?: number
      /** Millimetres. */ gapMm: number
      /** Millimetres. */ maxLengthMm: number
      allowRotation: boolean
    }
    /** Film that the sheet takes, lead and tail included. */ lengthMm: number
    /** The lower bound: no sheet with these prints can be shorter. */ boundMm: number
    /** Area of the prints in per cent of the film. */ utilisationPercent: number
    jobs: number
    orders: number
    fabrics: string[]
    promisedBy: string | null
    packing: { /** RFC 3339, UTC. */ startedAt: string; /** RFC 3339, UTC. */ until: string } | null
    export: {
      state: 'running' | 'done' | 'failed'
      progressPercent: number
      /** RFC 3339, UTC. */ startedAt: string
      finishedAt: string | null
      message: string | null
      files: { name: 'sheet.png' | 'sheet.pdf' | 'labels.pdf' | 'manifest.csv' | 'manifest.json' | 'sheet.zip'; byteSize: number }[]
    } | null
    costMinor: number | null
    voidReason: string | null
    createdBy: { kind: 'admin' | 'system' | 'customer'; id: string | null; name: string }
    /** RFC 3339, UTC. */ createdAt: string
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
    allowedActions: ('pack' | 'change' | 'lock' | 'export' | 'print' | 'void')[]
  }
  GangSheetStepRequest: { /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number }
  GangSheetVoidingRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    reason: string
    /** Of an exported sheet: film that came off the printer all the same, and was spoiled. It leaves the stock as waste, and its cost is the shop’s. */ filmUsedMm?: number
  }
  GarmentCreateRequest: {
    /** Its unique name in URLs. */ slug: string
    /** Print zones and quantity breaks go by the kind. */ kind: string
    name: string
    description: string
    /** One that a press recipe is for. */ fabric: string
    /** Minor units of the store currency. */ basePriceMinor: number
    active: boolean
    sort: number
    variants: {
      colour: string
      colourHex: string
      size: string
      /** Minor units of the store currency. */ surchargeMinor: number
      active: boolean
      /** The place of the size. Left out, that of another variant of this size, or else of its first mention. */ sizeSort?: number
    }[]
  }
  GarmentRecord: {
    id: string
    /** Its unique name in URLs. */ slug: string
    /** Print zones and quantity breaks go by the kind. */ kind: string
    name: string
    description: string
    /** One that a press recipe is for. */ fabric: string
    /** Minor units of the store currency. */ basePriceMinor: number
    active: boolean
    sort: number
    /** By size, then in the order of their making. Without stock, made to order. */ variants: {
      id: string
      colour: string
      colourHex: string
      size: string
      /** Minor units of the store currency. */ surchargeMinor: number
      active: boolean
      sizeSort: number
      stock: { itemId: string; sku: string; active: boolean; /** On hand and not reserved for an order. */ available: number } | null
    }[]
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ updatedAt: string
    updatedBy: { id: string; name: string } | null
  }
  GarmentReplaceRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Its unique name in URLs. */ slug: string
    /** Print zones and quantity breaks go by the kind. */ kind: string
    name: string
    description: string
    /** One that a press recipe is for. */ fabric: string
    /** Minor units of the store currency. */ basePriceMinor: number
    active: boolean
    sort: number
    variants: {
      /** Left out for a new one. */ id?: string
      colour: string
      colourHex: string
      size: string
      /** Minor units of the store currency. */ surchargeMinor: number
      active: boolean
      /** The place of the size. Left out, that of another variant of this size, or else of its first mention. */ sizeSort?: number
    }[]
  }
  InventoryItemCreateRequest: {
    /** Unique regardless of case, stored in upper case. */ sku: string
    name: string
    kind: 'blank' | 'film' | 'ink' | 'powder' | 'packaging' | 'other'
    unit: 'piece' | 'millimetre' | 'millilitre' | 'gram'
    /** The garment that this blank is, for a blank that is counted in pieces. */ garmentVariantId?: string
    supplier?: string
    /** In the unit of the item. */ reorderPoint: number
    reorderQuantity?: number
    /** Of one unit, in major units of the store currency. A decimal string, six places at most. */ unitCost?: string
    /** What is there already: becomes a receipt. */ openingQuantity?: number
  }
  InventoryItemRecord: {
    id: string
    sku: string
    name: string
    kind: 'blank' | 'film' | 'ink' | 'powder' | 'packaging' | 'other'
    unit: 'piece' | 'millimetre' | 'millilitre' | 'gram'
    garmentVariantId: string | null
    garment: { garmentId: string; name: string; colour: string; size: string } | null
    supplier: string | null
    /** In the unit of the item. */ reorderPoint: number
    reorderQuantity: number | null
    /** In the unit of the item. */ onHand: number
    /** The part of the stock on hand that is reserved for orders. */ reserved: number
    /** On hand and not reserved. */ available: number
    /** Active, and available stock at or below the reorder point. */ low: boolean
    averageUnitCost: string | null
    active: boolean
    /** Increases with each change of the record, but not with movements. */ revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ updatedAt: string
  }
  InventoryItemUpdate: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    name: string
    supplier: string | null
    /** In the unit of the item. */ reorderPoint: number
    reorderQuantity: number | null
    active: boolean
    garmentVariantId?: string | null
  }
  InventoryMovementCreateRequest: {
    itemId: string
    type: 'receipt' | 'adjustment' | 'waste' | 'consumption' | 'return' | 'count'
    /** More than nothing; an adjustment may be below zero, a count is what was counted. */ quantity: number
    /** Of a receipt only; of one unit, in major units. */ unitCost?: string
    orderId?: string
    jobId?: string
    /** Required for an adjustment and for waste. */ reason?: string
    /** Now by default. Not in the future, and not more than a year ago. */ occurredAt?: string
  }
  InventoryMovementRecord: {
    id: string
    itemId: string
    type: 'receipt' | 'adjustment' | 'waste' | 'consumption' | 'return' | 'count' | 'reservation' | 'release'
    /** In the unit of the item. */ quantity: number
    /** The change of the stock on hand. */ delta: number
    /** In the unit of the item. */ onHandAfter: number
    unitCost: string | null
    orderId: string | null
    jobId: string | null
    reason: string | null
    actor: { kind: 'admin' | 'system' | 'customer'; id: string | null; name: string }
    /** RFC 3339, UTC. */ occurredAt: string
    /** RFC 3339, UTC. */ createdAt: string
  }
  InventoryVerification: {
    ok: boolean
    /** RFC 3339, UTC. */ checkedAt: string
    /** The first hundred. */ problems: {
      /** `on_hand`: the sum of the movements. `reserved`: reservations less releases. `promised`: what the lines of open orders hold. `chain`: each movement starts where another one ended. */ check:
        'on_hand' | 'reserved' | 'promised' | 'chain'
      sku: string
      expected: number
      found: number
    }[]
  }
  OperationsDashboardResponse: {
    /** RFC 3339, UTC. */ generatedAt: string
    queues: {
      /** Open and cancelled orders whose payment waits to be verified. */ paymentReview: { count: number; oldestAt: string | null }
      /** Paid orders with a print whose artwork waits to be approved by the shop, whatever their stage; what waits for the customer is `blocked`. */ artworkReview: {
        count: number
        oldestAt: string | null
      }
      /** Orders whose jobs are in the queue. */ readyToPrint: { count: number; oldestAt: string | null }
      /** Jobs that are placed on a sheet and not printed yet. */ printing: { count: number; oldestAt: string | null }
      /** Jobs that are printed and not pressed yet. */ pressing: { count: number; oldestAt: string | null }
      /** Jobs that are pressed and not checked yet. */ qualityCheck: { count: number; oldestAt: string | null }
      /** Orders that are packed and not handed over. */ readyForHandover: { count: number; oldestAt: string | null }
      /** Orders on hold. */ onHold: { count: number; oldestAt: string | null }
    }
    /** Payments of open and cancelled orders that nobody has verified or rejected, the oldest first. */ paymentsToVerify: {
      orderId: string
      number: string
      customerName: string
      paymentId: string
      method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
      /** The amount that the customer reports. */ amountMinor: number
      /** RFC 3339, UTC. */ submittedAt: string
    }[]
    /** Cancelled orders that hold money, and orders that were paid too much, the oldest change first. */ refundsDue: {
      orderId: string
      number: string
      customerName: string
      /** What is left to refund or to keep as credit. */ amountMinor: number
      /** When the order last changed. */ since: string
    }[]
    /** Confirmed orders that are promised for today and not handed over. */ dueToday: {
      orderId: string
      number: string
      customerName: string
      stage:
        | 'awaiting_payment'
        | 'payment_review'
        | 'artwork_review'
        | 'ready_to_print'
        | 'in_production'
        | 'ready'
        | 'completed'
        | 'on_hold'
        | 'cancelled'
        | 'expired'
      /** A day in the time zone of the store. */ promisedBy: string
      /** Number of garments over all lines. */ units: number
    }[]
    /** Confirmed orders that were promised for a day before today, the longest overdue first. */ late: {
      orderId: string
      number: string
      customerName: string
      stage:
        | 'awaiting_payment'
        | 'payment_review'
        | 'artwork_review'
        | 'ready_to_print'
        | 'in_production'
        | 'ready'
        | 'completed'
        | 'on_hold'
        | 'cancelled'
        | 'expired'
      /** A day in the time zone of the store. */ promisedBy: string
      /** Number of garments over all lines. */ units: number
    }[]
    /** Confirmed orders that cannot go on until somebody acts, and why. */ blocked: {
      orderId: string
      number: string
      reason: string
      /** RFC 3339, UTC. */ since: string
    }[]
    /** Confirmed orders with a slot today, the earliest first. */ handoversToday: {
      orderId: string
      number: string
      customerName: string
      method: 'pickup' | 'meetup' | 'delivery'
      meetupZoneName: string | null
      slot: { /** A day in the time zone of the store. */ date: string; from: string }
      stage:
        | 'awaiting_payment'
        | 'payment_review'
        | 'artwork_review'
        | 'ready_to_print'
        | 'in_production'
        | 'ready'
        | 'completed'
        | 'on_hold'
        | 'cancelled'
        | 'expired'
    }[]
    nextSheet: { jobs: number; lengthMm: number; utilisationPercent: number } | null
    /** Active items at or below their reorder point, the emptiest first. */ lowStock: {
      itemId: string
      sku: string
      name: string
      available: number
      reorderPoint: number
      unit: 'piece' | 'millimetre' | 'millilitre' | 'gram'
    }[]
    /** Stock items of which unpaid orders hold at least half of what other orders leave, and five units or more; the most held first. */ heldUnpaid: {
      itemId: string
      sku: string
      name: string
      /** Units reserved for unpaid storefront orders. */ held: number
      /** Units on hand that no other order has reserved. */ notSold: number
      orders: number
    }[]
    /** Contact requests unanswered for 24 hours, oldest first. Empty for a role without `leads:read`. */ staleLeads: {
      leadId: string
      reference: string
      name: string
      channel: 'email' | 'whatsapp'
      topic: string
      /** RFC 3339, UTC. */ receivedAt: string
    }[]
    integrity: {
      auditChainOk: boolean | null
      auditCheckedAt: string | null
      /** Events that have not been delivered yet. */ outboxPending: number
      lastBackupAt: string | null
    }
  }
  OrderCancellation: { /** The reason, shown to the customer. */ reason?: string }
  OrderCreate: {
    customer: { name: string; email?: string; /** E.164. */ phone?: string; locale?: string }
    items: {
      variantId: string
      quantity: number
      placements: {
        zoneId: string
        artworkId: string
        /** Width of the artwork before it is turned, in millimetres. */ widthMm: number
        /** Height of the artwork before it is turned, in millimetres. */ heightMm: number
        /** Centre of the print to the right (+) of the centre of its zone, in millimetres. */ offsetXMm: number
        /** Centre of the print below (+) the centre of its zone, in millimetres. */ offsetYMm: number
        rotationDeg: 0 | 90 | 180 | 270
      }[]
      note?: string
    }[]
    fulfilment: {
      method: 'pickup' | 'meetup' | 'delivery'
      /** Required for a meetup. */ meetupZoneId?: string
      slot?: { /** A day in the time zone of the store. */ date: string; from: string }
      address?: { line1: string; line2?: string; city: string; region?: string; postalCode?: string; /** ISO 3166-1 alpha-2. */ country: string }
    }
    payment: { instructionId: string; /** The number on the transfer slip. */ reference?: string; payerName?: string; proofUploadId?: string }
    /** A day in the time zone of the store. */ neededBy?: string
    note?: string
    /** Minor units of the store currency. */ expectedTotalMinor: number
    acceptedPolicyVersion: string
    /** The solved challenge; empty if protection is off. */ botToken: string
    /** Leave it out. */ website?: string
  }
  OrderCredit: { /** Why. Kept as a note of the order, for staff only. */ reason: string }
  OrderHandover: { receivedBy?: string; note?: string }
  OrderHold: { /** The reason, shown to the customer. */ reason: string }
  OrderLinkRequest: {
    /** The number of the order, e.g. PL-2026-000042. */ number: string
    /** The email of the order; this or the phone is required. */ email?: string
    /** E.164. */ phone?: string
  }
  OrderLinkResponse: { /** The same whether or not there is such an order. */ status: 'accepted' }
  OrderNote: { text: string }
  OrderNoteRecord: { id: string; /** RFC 3339, UTC. */ at: string; author: { id: string; name: string }; text: string }
  OrderReadiness: Record<string, never>
  OrderRecord: {
    id: string
    number: string
    /** Only in the response that created the order: the key of the tracking page. */ trackingToken?: string
    /** The stage of the order for display; derived from the statuses. */ stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
    status: 'open' | 'on_hold' | 'completed' | 'cancelled' | 'expired'
    paymentStatus: 'unpaid' | 'submitted' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded'
    artworkStatus: 'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
    productionStatus: 'blocked' | 'queued' | 'in_production' | 'done' | 'void'
    fulfilmentStatus: 'unfulfilled' | 'ready' | 'handed_over' | 'failed_attempt' | 'returned'
    holdReason: string | null
    customer: { name: string; email: string | null; phone: string | null; locale: string | null }
    items: {
      id: string
      variantId: string
      garmentName: string
      colour: string
      size: string
      quantity: number
      /** Minor units of the store currency. */ unitPriceMinor: number
      /** Minor units of the store currency. */ lineTotalMinor: number
      note: string | null
      placements: {
        id: string
        zoneId: string
        /** Millimetres. */ widthMm: number
        /** Millimetres. */ heightMm: number
        /** Millimetres. */ offsetXMm: number
        /** Millimetres. */ offsetYMm: number
        rotationDeg: 0 | 90 | 180 | 270
        sizeTierId: string
        state: 'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
        artwork: { id: string; fileName: string; previewUrl: string; preflight: Resources['Preflight'] }
      }[]
    }[]
    fulfilment: {
      method: 'pickup' | 'meetup' | 'delivery'
      meetupZoneId: string | null
      meetupZoneName: string | null
      slot: { /** A day in the time zone of the store. */ date: string; from: string } | null
      address: {
        line1: string
        line2?: string
        city: string
        region?: string
        postalCode?: string
        /** ISO 3166-1 alpha-2. */ country: string
      } | null
    }
    /** The agreed payment method, even if the shop no longer offers it. */ instruction: {
      id: string
      method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
      label: string
      payeeName?: string
      account?: string
      instructions: string
      referenceHint?: string
      referenceRequired: boolean
      proofRequired: boolean
      payWithinHours: number
    }
    payments: Resources['PaymentRecord'][]
    totals: {
      /** Minor units of the store currency. */ subtotalMinor: number
      /** Minor units of the store currency. */ discountMinor: number
      /** Minor units of the store currency. */ feeMinor: number
      /** Minor units of the store currency. */ taxMinor: number
      /** Minor units of the store currency. */ totalMinor: number
      /** Minor units of the store currency. */ paidMinor: number
      /** How much of the paid amount was refunded. */ refundedMinor: number
      /** Minor units of the store currency. */ dueMinor: number
    }
    currency: string
    neededBy: string | null
    /** A day in the time zone of the store. */ promisedBy: string
    payBefore: string | null
    note: string | null
    timeline: { /** RFC 3339, UTC. */ at: string; event: string; label: string; reason: string | null }[]
    /** What the reader of this record may do next. */ allowedActions: string[]
    revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ updatedAt: string
  }
  OrderRefund: {
    /** Minor units of the store currency. */ amountMinor: number
    /** The reason, shown to the customer. */ reason: string
    /** The reference of the refund transfer. */ reference?: string
    /** The newest ones first if left out. */ paymentId?: string
  }
  OrderResumption: Record<string, never>
  OrderReturn: { /** Why. Kept as a note of the order, for staff only. */ reason: string }
  PasswordChangeRequest: { currentPassword: string; /** At least 12 characters, and not a common password. */ newPassword: string }
  PasswordSetting: { /** From the link. */ token: string; /** At least 12 characters, and not a common password. */ password: string }
  PasswordSettingResponse: { email: string }
  PaymentCreate: {
    instructionId: string
    /** The number on the transfer slip. */ reference?: string
    payerName?: string
    proofUploadId?: string
    /** The amount sent; by default everything that is due. */ amountMinor?: number
  }
  PaymentProofRecord: {
    id: string
    fileName: string
    format: 'png' | 'jpeg' | 'webp' | 'pdf'
    byteSize: number
    /** RFC 3339, UTC. */ createdAt: string
  }
  PaymentRecord: {
    id: string
    instructionId: string
    method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
    /** Minor units of the store currency. */ amountMinor: number
    reference: string | null
    status: 'submitted' | 'verified' | 'rejected' | 'refunded'
    /** RFC 3339, UTC. */ submittedAt: string
    decidedAt: string | null
  }
  PaymentRejection: { /** The reason, shown to the customer. */ reason: string }
  PaymentVerification: {
    /** The amount received; the claimed amount by default. */ amountMinor?: number
    /** The reference of the transfer. */ reference?: string
  }
  PlacementArtwork: { artworkId: string }
  Preflight: {
    state: 'passed' | 'warning' | 'failed'
    dpi: number | null
    findings: {
      code: string
      severity: 'info' | 'warning' | 'error'
      /** In plain words, for the customer. */ message: string
      /** What to do about it. */ resolution: string
    }[]
  }
  PrintJobDetail: {
    id: string
    orderId: string
    orderNumber: string
    orderItemId: string
    placementId: string
    /** Which garment of the line, from 1. */ unit: number
    /** Garments of the line. */ quantity: number
    state: 'blocked' | 'queued' | 'nested' | 'printed' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
    /** RFC 3339, UTC. */ stateSince: string
    parentJobId: string | null
    reason: string | null
    garmentName: string
    garmentKind: string
    colour: string
    colourHex: string
    size: string
    fabric: string
    zoneId: string
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. */ offsetXMm: number
    /** Millimetres. */ offsetYMm: number
    rotationDeg: 0 | 90 | 180 | 270
    trim: Resources['TrimRecord']
    artwork: { id: string; fileName: string; previewUrl: string }
    /** A day in the time zone of the store. */ promisedBy: string
    sheet: { id: string; number: string } | null
    neededBy: string | null
    note: string | null
    printedAt: string | null
    allowedMoves: ('queued' | 'nested' | 'printed' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void')[]
    /** The failed jobs that this one replaces, latest first. */ parents: {
      id: string
      state: 'blocked' | 'queued' | 'nested' | 'printed' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
      /** RFC 3339, UTC. */ stateSince: string
      reason: string | null
      printedAt: string | null
    }[]
  }
  PrintJobMovesCreateRequest: {
    jobIds: string[]
    to: 'queued' | 'nested' | 'printed' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
    /** Needed for `failed` and `void`, and for those only. */ reason?: string
    /** With `failed`: the garment is lost too. It always is when the print was pressed already, whatever is said here. */ blankSpoiled?: boolean
  }
  PrintJobRecord: {
    id: string
    orderId: string
    orderNumber: string
    orderItemId: string
    placementId: string
    /** Which garment of the line, from 1. */ unit: number
    /** Garments of the line. */ quantity: number
    state: 'blocked' | 'queued' | 'nested' | 'printed' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
    /** RFC 3339, UTC. */ stateSince: string
    parentJobId: string | null
    reason: string | null
    garmentName: string
    garmentKind: string
    colour: string
    colourHex: string
    size: string
    fabric: string
    zoneId: string
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. */ offsetXMm: number
    /** Millimetres. */ offsetYMm: number
    rotationDeg: 0 | 90 | 180 | 270
    trim: Resources['TrimRecord']
    artwork: { id: string; fileName: string; previewUrl: string }
    /** A day in the time zone of the store. */ promisedBy: string
    sheet: { id: string; number: string } | null
    neededBy: string | null
    note: string | null
    printedAt: string | null
    allowedMoves: ('queued' | 'nested' | 'printed' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void')[]
  }
  PrintQueue: {
    /** Queued jobs of open orders, by promised day and fabric. */ waiting: {
      /** A day in the time zone of the store. */ promisedBy: string
      fabric: string
      jobs: number
      orders: number
      /** Of the prints, as they lie on film. */ areaMm2: number
    }[]
  }
  PrintZoneUsage: { /** Zones that placements of orders name. */ zoneIds: string[]; /** Fabrics that garments are made of. */ fabrics: string[] }
  PrivacyErasure: { orders: number; leads: number; files: number }
  PrivacyErasureRequest: {
    email?: string
    /** E.164. */ phone?: string
    /** Kept in the audit log permanently: it must not name the person. */ reason: string
  }
  PrivacyExport: {
    /** RFC 3339, UTC. */ exportedAt: string
    orders: Resources['OrderRecord'][]
    payments: {
      orderNumber: string
      /** Minor units of the store currency. */ amountMinor: number
      payerName: string | null
      reference: string | null
      status: string
      decisionReason: string | null
      /** RFC 3339, UTC. */ submittedAt: string
    }[]
    refunds: {
      orderNumber: string
      /** Minor units of the store currency. */ amountMinor: number
      reason: string
      reference: string | null
      /** RFC 3339, UTC. */ refundedAt: string
    }[]
    /** Notes of staff about the orders. */ notes: { orderNumber: string; body: string; /** RFC 3339, UTC. */ createdAt: string }[]
    leads: {
      id: string
      reference: string
      status: string
      channel: string
      name: string
      email: string | null
      phone: string | null
      topic: string
      message: string
      orderNumber: string | null
      quantityEstimate: number | null
      locale: string | null
      lostReason: string | null
      /** RFC 3339, UTC. */ receivedAt: string
    }[]
    files: {
      id: string
      kind: 'artwork' | 'payment_proof'
      fileName: string
      byteSize: number
      /** RFC 3339, UTC. */ createdAt: string
      /** The file is gone; its name was kept. */ removed: boolean
    }[]
  }
  PrivacyExportRequest: { email?: string; /** E.164. */ phone?: string }
  ProductionSettingsRecord: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    film: { itemId: string | null; unitCost: string | null }
    colourInk: { itemId: string | null; unitCost: string | null; /** Ink for a square metre that one colour covers fully. */ mlPerM2: number }
    whiteInk: { itemId: string | null; unitCost: string | null; /** White underbase for a square metre that it covers fully. */ mlPerM2: number }
    powder: { itemId: string | null; unitCost: string | null; /** Powder for a square metre of ink. */ gramsPerM2: number }
    labour: {
      costPerHour: string | null
      /** Setting up, printing and curing a sheet, shared by its prints like its film. */ secondsPerSheet: number
      /** Cutting, placing, pressing and peeling a print. */ secondsPerPrint: number
      /** Taking, checking, folding and packing a garment; booked with the first of its prints, once. */ secondsPerGarment: number
    }
    /** How much of the film prints usually fill: for estimates and for prints without a sheet. */ expectedUtilisationPercent: number
    /** Layers of colour over the inked area, per cent of one full layer: for estimates and for prints that were not measured. White lies under all of it, as one full layer. */ expectedCoveragePercent: number
    /** RFC 3339, UTC. */ updatedAt: string
    updatedBy: { id: string; name: string } | null
  }
  ProductionSettingsRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    film: { itemId: string | null; unitCost: string | null }
    colourInk: { itemId: string | null; unitCost: string | null; /** Ink for a square metre that one colour covers fully. */ mlPerM2: number }
    whiteInk: { itemId: string | null; unitCost: string | null; /** White underbase for a square metre that it covers fully. */ mlPerM2: number }
    powder: { itemId: string | null; unitCost: string | null; /** Powder for a square metre of ink. */ gramsPerM2: number }
    labour: {
      costPerHour: string | null
      /** Setting up, printing and curing a sheet, shared by its prints like its film. */ secondsPerSheet: number
      /** Cutting, placing, pressing and peeling a print. */ secondsPerPrint: number
      /** Taking, checking, folding and packing a garment; booked with the first of its prints, once. */ secondsPerGarment: number
    }
    /** How much of the film prints usually fill: for estimates and for prints without a sheet. */ expectedUtilisationPercent: number
    /** Layers of colour over the inked area, per cent of one full layer: for estimates and for prints that were not measured. White lies under all of it, as one full layer. */ expectedCoveragePercent: number
  }
  PublicConfigResponse: {
    storeName: string
    tagline: string
    apiVersion: string
    /** ISO 4217. */ currency: string
    /** Digits behind the point: 2 for USD, 0 for JPY. */ currencyExponent: number
    locales: string[]
    /** IANA time zone of the store. */ timeZone: string
    supportChannels: {
      kind: 'email' | 'whatsapp' | 'phone' | 'instagram' | 'other'
      label: string
      value: string
      /** Begins with https://, mailto: or tel:. */ url: string
      hours?: string
    }[]
    /** Where customers pick up orders and pay cash; null if the shop has no such place. */ studio: {
      /** As customers read it, on one line. */ address: string
      /** The place on a map; begins with https://. */ mapUrl?: string
      /** Opening hours; empty if visits are arranged. */ hours: { /** ISO 8601: 1 is Monday. */ weekday: number; from: string; to: string }[]
    } | null
    meetupZones: {
      id: string
      name: string
      area: string
      landmark?: string
      /** Minor units of the store currency. */ feeMinor: number
      slots: { /** ISO 8601: 1 is Monday. */ weekday: number; from: string; to: string }[]
    }[]
    fulfilmentMethods: { kind: 'pickup' | 'meetup' | 'delivery'; label: string; /** Minor units of the store currency. */ feeMinor: number }[]
    paymentInstructions: {
      id: string
      method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
      label: string
      payeeName?: string
      account?: string
      instructions: string
      referenceHint?: string
      referenceRequired: boolean
      proofRequired: boolean
      payWithinHours: number
    }[]
    botProtection: { provider: 'altcha' | 'turnstile' | 'off'; challengeUrl?: string; siteKey?: string }
    limits: {
      maxItems: number
      maxQuantityPerItem: number
      maxUploadBytes: number
      minDpi: number
      recommendedDpi: number
      /** The most garments of an order that is not paid yet. */ maxUnpaidUnits: number
      /** Garments from which an order must be paid sooner. */ largeOrderUnits: number
      largeOrderPayWithinHours: number
    }
    leadTimeDays: { min: number; max: number }
    policyVersion: string
    /** RFC 3339, UTC. */ updatedAt: string
  }
  QuoteCreate: {
    items: {
      variantId: string
      quantity: number
      placements: {
        zoneId: string
        artworkId?: string
        /** Width of the artwork before it is turned, in millimetres. */ widthMm: number
        /** Height of the artwork before it is turned, in millimetres. */ heightMm: number
        /** Centre of the print to the right (+) of the centre of its zone, in millimetres. */ offsetXMm?: number
        /** Centre of the print below (+) the centre of its zone, in millimetres. */ offsetYMm?: number
        rotationDeg?: 0 | 90 | 180 | 270
      }[]
    }[]
    fulfilment?: { method: 'pickup' | 'meetup' | 'delivery'; meetupZoneId?: string }
  }
  QuoteResponse: {
    items: {
      variantId: string
      quantity: number
      /** Minor units of the store currency. */ unitPriceMinor: number
      /** Minor units of the store currency. */ discountMinor: number
      /** Minor units of the store currency. */ lineTotalMinor: number
      availability: 'in_stock' | 'low' | 'out'
      placements: {
        zoneId: string
        sizeTierId: string
        /** Minor units of the store currency. */ priceMinor: number
        preflight: Resources['Preflight'] | null
      }[]
    }[]
    totals: {
      /** Minor units of the store currency. */ subtotalMinor: number
      /** Minor units of the store currency. */ discountMinor: number
      /** Minor units of the store currency. */ feeMinor: number
      /** Minor units of the store currency. */ taxMinor: number
      /** Minor units of the store currency. */ totalMinor: number
    }
    currency: string
    /** A day in the time zone of the store. */ promisedBy: string
    policyVersion: string
  }
  ReceivedPayment: {
    instructionId: string
    /** Minor units of the store currency. */ amountMinor: number
    /** The reference of the transfer. */ reference?: string
    payerName?: string
  }
  RefundRecord: {
    id: string
    paymentId: string
    /** Minor units of the store currency. */ amountMinor: number
    reason: string
    reference: string | null
    /** RFC 3339, UTC. */ at: string
    by: { id: string; name: string }
  }
  RoleRecord: {
    role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
    permissions: (
      | 'users:read'
      | 'users:write'
      | 'webhooks:read'
      | 'webhooks:write'
      | 'settings:read'
      | 'settings:write'
      | 'orders:read'
      | 'orders:write'
      | 'orders:cancel_printed'
      | 'orders:export'
      | 'payments:verify'
      | 'artwork:approve'
      | 'artwork:request_changes'
      | 'production:read'
      | 'production:write'
      | 'stock:read'
      | 'stock:adjust'
      | 'costs:read'
      | 'costs:write'
      | 'metrics:read'
      | 'leads:read'
      | 'leads:write'
      | 'privacy:export'
      | 'privacy:erase'
      | 'dashboard:read'
      | 'audit:read'
      | 'audit:read_all'
      | 'audit:note'
      | 'audit:verify'
    )[]
  }
  SessionRevocationResponse: { /** Sessions that ended. */ revoked: number }
  SettingsUsage: {
    /** Payment instructions that orders or payments name. */ paymentInstructionIds: string[]
    /** There is an order or a cost entry. */ currencyFixed: boolean
  }
  StockCountCreateRequest: { counts: { itemId: string; /** In the unit of the item. */ counted: number }[]; note?: string }
  StockCountRecord: {
    /** RFC 3339, UTC. */ countedAt: string
    note: string | null
    currency: string
    counts: {
      itemId: string
      sku: string
      /** In the unit of the item. */ expected: number
      /** In the unit of the item. */ counted: number
      /** Counted minus expected. */ variance: number
      varianceCostMinor: number | null
    }[]
  }
  StockDeliveryCreateRequest: {
    received: {
      itemId: string
      /** In the unit of the item. */ quantity: number
      /** Of one unit, in major units of the store currency. A decimal string, six places at most. */ unitCost?: string
    }[]
    /** Items that the shop does not have yet; their opening quantity is what arrived. */ newItems?: {
      /** Unique regardless of case, stored in upper case. */ sku: string
      name: string
      kind: 'blank' | 'film' | 'ink' | 'powder' | 'packaging' | 'other'
      unit: 'piece' | 'millimetre' | 'millilitre' | 'gram'
      /** The garment that this blank is, for a blank that is counted in pieces. */ garmentVariantId?: string
      supplier?: string
      /** In the unit of the item. */ reorderPoint: number
      reorderQuantity?: number
      /** Of one unit, in major units of the store currency. A decimal string, six places at most. */ unitCost?: string
      /** What is there already: becomes a receipt. */ openingQuantity?: number
    }[]
    /** The delivery note or the order at the supplier, for example. */ note?: string
  }
  StockDeliveryRecord: {
    /** RFC 3339, UTC. */ receivedAt: string
    note: string | null
    /** In the order of the request, new ones last. */ items: Resources['InventoryItemRecord'][]
  }
  StoreSettingsRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    storeName: string
    tagline: string
    locales: string[]
    /** Of the IANA time zone database, e.g. America/El_Salvador. */ timeZone: string
    /** ISO 4217. Fixed by the first order or cost entry. */ currency: string
    /** Digits behind the point: 2 for USD, 0 for JPY. Fixed by the first order or cost entry. */ currencyExponent: number
    /** Where the shop receives its own emails. Not public. */ shopEmail?: string
    supportChannels: {
      kind: 'email' | 'whatsapp' | 'phone' | 'instagram' | 'other'
      label: string
      value: string
      /** Begins with https://, mailto: or tel:. */ url: string
      hours?: string
    }[]
    meetupZones: {
      id: string
      name: string
      area: string
      landmark?: string
      /** Minor units of the store currency. */ feeMinor: number
      slots: { /** ISO 8601: 1 is Monday. */ weekday: number; from: string; to: string }[]
      active: boolean
      sort: number
    }[]
    fulfilmentMethods: { kind: 'pickup' | 'meetup' | 'delivery'; label: string; /** Minor units of the store currency. */ feeMinor: number }[]
    paymentInstructions: {
      id: string
      method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
      label: string
      payeeName?: string
      account?: string
      instructions: string
      referenceHint?: string
      referenceRequired: boolean
      proofRequired: boolean
      payWithinHours: number
      active: boolean
      sort: number
    }[]
    tax: { mode: 'none' | 'inclusive' | 'exclusive'; /** Hundredths of a percent. */ rateBp: number }
    leadTimeDays: { min: number; max: number }
    policyVersion: string
    /** The part of the total that must be paid before printing. */ depositPercent: number
    /** Artwork that passed the check needs no approval. */ approvePassedArtwork: boolean
    quantityBreaks: { garmentKind: string; minQuantity: number; /** Hundredths of a percent. */ percentOffBp: number }[]
    /** Where customers pick up orders and pay cash; null if there is no such place. Unchanged when left out. */ studio?: {
      /** As customers read it, on one line. */ address: string
      /** The place on a map; begins with https://. */ mapUrl?: string
      /** Opening hours; empty if visits are arranged. */ hours: { /** ISO 8601: 1 is Monday. */ weekday: number; from: string; to: string }[]
    } | null
    /** What storefront orders may hold of the stock before any payment is verified. Orders that staff create have no limit. Unchanged when left out. */ unpaidOrders?: {
      /** The most garments of one order. */ maxUnits: number
      /** The most garments of all orders with the same email or phone. */ maxUnitsPerContact: number
      /** The most garments of all orders from one network address. */ maxUnitsPerAddress: number
      /** The most that the orders of one customer hold of a stock item, in per cent of what paid orders leave, or 12 if that is more. */ maxPercentPerCustomer: number
      /** The most that all orders together hold of a stock item, in per cent of what paid orders leave, or 12 if that is more. */ maxPercent: number
      /** Orders of this many garments or more must be paid sooner. */ largeUnits: number
      /** How soon; the deadline of the payment instruction counts if it is earlier. */ largePayWithinHours: number
    }
  }
  StoreSettingsResponse: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    storeName: string
    tagline: string
    locales: string[]
    /** Of the IANA time zone database, e.g. America/El_Salvador. */ timeZone: string
    /** ISO 4217. Fixed by the first order or cost entry. */ currency: string
    /** Digits behind the point: 2 for USD, 0 for JPY. Fixed by the first order or cost entry. */ currencyExponent: number
    /** Where the shop receives its own emails. Not public. */ shopEmail?: string
    supportChannels: {
      kind: 'email' | 'whatsapp' | 'phone' | 'instagram' | 'other'
      label: string
      value: string
      /** Begins with https://, mailto: or tel:. */ url: string
      hours?: string
    }[]
    meetupZones: {
      id: string
      name: string
      area: string
      landmark?: string
      /** Minor units of the store currency. */ feeMinor: number
      slots: { /** ISO 8601: 1 is Monday. */ weekday: number; from: string; to: string }[]
      active: boolean
      sort: number
    }[]
    fulfilmentMethods: { kind: 'pickup' | 'meetup' | 'delivery'; label: string; /** Minor units of the store currency. */ feeMinor: number }[]
    paymentInstructions: {
      id: string
      method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
      label: string
      payeeName?: string
      account?: string
      instructions: string
      referenceHint?: string
      referenceRequired: boolean
      proofRequired: boolean
      payWithinHours: number
      active: boolean
      sort: number
    }[]
    tax: { mode: 'none' | 'inclusive' | 'exclusive'; /** Hundredths of a percent. */ rateBp: number }
    leadTimeDays: { min: number; max: number }
    policyVersion: string
    /** The part of the total that must be paid before printing. */ depositPercent: number
    /** Artwork that passed the check needs no approval. */ approvePassedArtwork: boolean
    quantityBreaks: { garmentKind: string; minQuantity: number; /** Hundredths of a percent. */ percentOffBp: number }[]
    /** Where customers pick up orders and pay cash; null if there is no such place. */ studio: {
      /** As customers read it, on one line. */ address: string
      /** The place on a map; begins with https://. */ mapUrl?: string
      /** Opening hours; empty if visits are arranged. */ hours: { /** ISO 8601: 1 is Monday. */ weekday: number; from: string; to: string }[]
    } | null
    /** What storefront orders may hold of the stock before any payment is verified. Orders that staff create have no limit. */ unpaidOrders: {
      /** The most garments of one order. */ maxUnits: number
      /** The most garments of all orders with the same email or phone. */ maxUnitsPerContact: number
      /** The most garments of all orders from one network address. */ maxUnitsPerAddress: number
      /** The most that the orders of one customer hold of a stock item, in per cent of what paid orders leave, or 12 if that is more. */ maxPercentPerCustomer: number
      /** The most that all orders together hold of a stock item, in per cent of what paid orders leave, or 12 if that is more. */ maxPercent: number
      /** Orders of this many garments or more must be paid sooner. */ largeUnits: number
      /** How soon; the deadline of the payment instruction counts if it is earlier. */ largePayWithinHours: number
    }
    /** RFC 3339, UTC. */ updatedAt: string
    updatedBy: { id: string; name: string } | null
  }
  StringMap: Record<string, string>
  TotpConfirmation: {
    totpEnabled: boolean
    /** Ten codes, shown once. Each signs in once in place of a code from the app. */ recoveryCodes: string[]
  }
  TotpConfirmationRequest: { code: string }
  TotpEnrolment: { /** Base 32, for typing it in. */ secret: string; /** For a QR code. */ otpauthUrl: string }
  TotpEnrolmentRequest: { password: string }
  TotpRemovalRequest: { password: string; /** From the app, or a recovery code. */ code: string }
  TotpStatus: { totpEnabled: boolean }
  /** The empty border of the artwork that is not put on film, on each side of the upright print as ordered. */ TrimRecord: {
    /** Millimetres. */ topMm: number
    /** Millimetres. */ rightMm: number
    /** Millimetres. */ bottomMm: number
    /** Millimetres. */ leftMm: number
  }
  WebhookDeliveryRecord: {
    /** What the receiver sees as `webhook-id`, at every attempt. */ id: string
    endpointId: string
    eventType: string
    orderId: string | null
    leadId: string | null
    status: 'pending' | 'delivered' | 'failed'
    attempts: number
    lastAttemptAt: string | null
    lastStatus: number | null
    lastError: string | null
    nextAttemptBy: string | null
    /** RFC 3339, UTC. */ createdAt: string
    allowedActions: 'replay'[]
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
  }
  WebhookEndpointCreate: {
    /** An https address on the public internet, without a password and without a fragment. */ url: string
    description: string
    /** The event types it receives; empty for all. */ eventTypes: (
      | 'order.created'
      | 'order.updated'
      | 'order.held'
      | 'order.cancelled'
      | 'order.expired'
      | 'order.completed'
      | 'payment.submitted'
      | 'payment.verified'
      | 'payment.rejected'
      | 'payment.refunded'
      | 'artwork.preflighted'
      | 'artwork.approved'
      | 'artwork.changes_requested'
      | 'job.printed'
      | 'job.failed'
      | 'sheet.updated'
      | 'sheet.exported'
      | 'fulfilment.ready'
      | 'fulfilment.handed_over'
      | 'inventory.low'
      | 'lead.created'
      | 'lead.updated'
    )[]
  }
  WebhookEndpointRecord: {
    id: string
    url: string
    description: string
    eventTypes: string[]
    active: boolean
    formerSecretUntil: string | null
    revision: number
    /** RFC 3339, UTC. */ createdAt: string
    createdBy: string
    /** RFC 3339, UTC. */ updatedAt: string
    /** Only in the response to a creation or rotation. It signs the deliveries; store it. */ secret?: string
  }
  WebhookEndpointRemoval: { /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number }
  WebhookEndpointUpdate: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** An https address on the public internet, without a password and without a fragment. */ url: string
    description: string
    /** The event types it receives; empty for all. */ eventTypes: (
      | 'order.created'
      | 'order.updated'
      | 'order.held'
      | 'order.cancelled'
      | 'order.expired'
      | 'order.completed'
      | 'payment.submitted'
      | 'payment.verified'
      | 'payment.rejected'
      | 'payment.refunded'
      | 'artwork.preflighted'
      | 'artwork.approved'
      | 'artwork.changes_requested'
      | 'job.printed'
      | 'job.failed'
      | 'sheet.updated'
      | 'sheet.exported'
      | 'fulfilment.ready'
      | 'fulfilment.handed_over'
      | 'inventory.low'
      | 'lead.created'
      | 'lead.updated'
    )[]
    active: boolean
  }
  WebhookSecretRotation: { /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number }
  WhatsAppMessageOutcome: { /** `skipped` if the customer knows already. */ outcome: 'sent' | 'skipped' }
  WhatsAppMessageRecord: {
    id: string
    orderId: string
    number: string
    customerName: string
    /** The step of the order, e.g. `order-ready`. */ about: string
    /** In the language of the customer, with the link to the order. */ text: string
    /** Opens a chat with the customer, with the text; sends nothing. */ whatsappUrl: string
    /** RFC 3339, UTC. */ createdAt: string
    outcome: 'sent' | 'skipped' | null
  }
}
